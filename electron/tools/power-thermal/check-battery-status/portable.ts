import { portableTool } from '../../../machines/portable/define-portable.ts'
import type { FilesPort } from '../../../contract/node-step.ts'
import { linuxBatteries, otherBattery } from './battery-facts.ts'
import type { tool } from './tool.ts'

const powerSupplies = '/sys/class/power_supply'
const maxUeventBytes = 16_384

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    // systeminformation mixes units of Linux batteries, which makes their wear wrong.
    if (ports.platform === 'linux') return linuxBatteries(await readUevents(ports.files, signal))
    const information = await ports.systemInformation()
    return otherBattery(await information.battery())
  },
})

async function readUevents(files: FilesPort, signal: AbortSignal): Promise<readonly string[] | null> {
  const supplies = await files.list(powerSupplies, signal)
  if (supplies === null) return null
  const texts = supplies.map((supply) => files.readTail(`${powerSupplies}/${supply.name}/uevent`, maxUeventBytes))
  return (await Promise.all(texts)).filter((text) => text !== null)
}
