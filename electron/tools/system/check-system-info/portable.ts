import type { Systeminformation } from 'systeminformation'

import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

/** What is read of this computer; only the fields that are used. */
export type ComputerFacts = {
  readonly platform: NodeJS.Platform
  readonly language: string | undefined
  readonly os: Pick<Systeminformation.OsData, 'distro' | 'release' | 'build' | 'arch' | 'hostname'>
  readonly system: Pick<Systeminformation.SystemData, 'manufacturer' | 'model' | 'serial'>
  readonly bios: Pick<Systeminformation.BiosData, 'version'>
  readonly cpu: Pick<Systeminformation.CpuData, 'manufacturer' | 'brand' | 'cores'>
  readonly totalBytes: number
}

export const portable = portableTool<typeof tool>({
  run: async ({ ports }) => {
    const information = await ports.systemInformation()
    const [os, system, bios, cpu, memory] = await Promise.all([
      information.osInfo(),
      information.system(),
      information.bios(),
      information.cpu(),
      information.mem(),
    ])
    const language = ports.environment['LC_ALL'] ?? ports.environment['LANG']
    return systemFacts({ platform: ports.platform, language, os, system, bios, cpu, totalBytes: memory.total })
  },
})

/** The computer as it describes itself. What only Windows has, and what nobody filled in, is null. */
export function systemFacts(facts: ComputerFacts): ResultOf<typeof tool> {
  const { platform, os, system, bios, cpu, totalBytes } = facts
  const isWindows = platform === 'win32'
  const buildNumber = isWindows && /^\d{4,6}$/.test(os.build) ? Number(os.build) : null
  const language = /^[a-z]{2,3}_[A-Z]{2}/.exec(facts.language ?? '')?.[0].replace('_', '-')
  return {
    os: told([os.distro, os.release].join(' ')),
    edition: null,
    buildNumber,
    build: told(os.build),
    displayVersion: null,
    arch: told(os.arch),
    languages: language === undefined ? [] : [language],
    installedUtc: null,
    maker: told(system.manufacturer),
    model: told(system.model),
    serial: told(system.serial),
    biosVersion: told(bios.version),
    cpu: told([cpu.manufacturer, cpu.brand].join(' ')),
    logicalProcessors: cpu.cores > 0 ? cpu.cores : null,
    ramBytes: totalBytes > 0 ? totalBytes : null,
    computerName: told(os.hostname),
    domainJoined: null,
    domain: null,
    psVersion: null,
    languageMode: null,
    executionPolicy: null,
  }
}

/** Makers leave fields empty or write that they are. */
function told(text: string): string | null {
  const value = text.trim()
  return value === '' || value === '-' || /^(?:unknown|to be filled by o\.e\.m\.|default string)$/i.test(value)
    ? null
    : value
}
