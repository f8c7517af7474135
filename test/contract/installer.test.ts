import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

/** What electron-builder itself reads and judges its configuration with. */
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'))
type Configuration = Readonly<Record<string, unknown>> & { readonly nsis: Record<string, unknown> }
const { getConfig, validateConfiguration } = builder('app-builder-lib/out/util/config/config') as {
  getConfig: (folder: string, file: string, given: null) => Promise<Configuration>
  validateConfiguration: (configuration: object, log: { isEnabled: boolean }) => Promise<void>
}
const root = path.resolve('.')
const read = (): Promise<Configuration> => getConfig(root, path.join(root, 'electron-builder.yml'), null)
const script = readFileSync('build/installer.nsh', 'utf8')

describe('the set-up', () => {
  test('is one that electron-builder takes, and one with a word it does not know is refused', async () => {
    const configuration = await read()
    await validateConfiguration(configuration, { isEnabled: false })
    const wrong = { ...configuration, nsis: { ...configuration.nsis, perMachin: true } }
    await expect(validateConfiguration(wrong, { isEnabled: false })).rejects.toThrow(
      /configuration\.nsis should be one of/,
    )
  })

  test('is for everybody on the PC, under a number that never changes, without a download and without an updater', async () => {
    const { nsis, publish, win, electronFuses, appId } = await read()
    expect(nsis).toMatchObject({
      oneClick: true,
      perMachine: true,
      guid: '7f0c6a1e-5b0d-4e0e-9a55-2f6f1d3c8b42',
      include: 'build/installer.nsh',
      installerLanguages: ['en_US', 'ko_KR', 'zh_CN'],
    })
    // With a silent run it would not ask for rights: electron-builder#9644.
    expect(nsis).not.toHaveProperty('selectPerMachineByDefault')
    expect([publish, appId]).toEqual([null, 'Deskmedic'])
    expect(win).toMatchObject({ icon: 'build/icons/icon.ico', requestedExecutionLevel: 'asInvoker' })
    expect(electronFuses).toMatchObject({ runAsNode: false, onlyLoadAppFromAsar: true })
    const packages = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: object }
    expect(Object.keys(packages.dependencies)).not.toContain('electron-updater')
  })

  test('the id of the shortcut, of the notifications and of the start at sign-in is one', () => {
    expect(readFileSync('electron/main.ts', 'utf8')).toContain("setAppUserModelId('Deskmedic')")
    expect(script.match(/DeleteRegValue .* "([^"]+)"/g)?.every((line) => line.endsWith('"Deskmedic"'))).toBe(true)
  })

  test('the icon has every size that Windows shows', () => {
    const bytes = readFileSync('build/icons/icon.ico')
    const sizes = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index) || 256)
    expect([bytes.readUInt16LE(2), sizes]).toEqual([1, [256, 128, 64, 48, 32, 24, 16]])
  })

  test('an update removes nothing that is set, and a removal nothing in a folder of a person', () => {
    const removal = script.slice(script.indexOf('!macro customUnInstall'))

    expect(removal.indexOf('${IfNot} ${isUpdated}')).toBeLessThan(removal.indexOf('Delete'))
    const removed = [...removal.matchAll(/RMDir.*/g)].map(([line]) => line)
    expect(removed).toEqual(['RMDir /r "$APPDATA\\Deskmedic"'])
    expect(removal.lastIndexOf('SetShellVarContext all', removal.indexOf('RMDir'))).toBeGreaterThan(0)
  })
})

const hasCompiler = spawnSync('makensis', ['-VERSION']).status === 0

describe.skipIf(!hasCompiler)('the script of the set-up', () => {
  test('is compiled without a warning, in a frame that stands for the one of electron-builder', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-set-up-'))
    const frame = [
      'Unicode true',
      'Name "Deskmedic"',
      `OutFile "${path.join(folder, 'set-up.exe')}"`,
      'InstallDir "$PROGRAMFILES64\\Deskmedic"',
      '!include "LogicLib.nsh"',
      '!define isUpdated `"$R9" == "updated"`',
      `!include "${path.resolve('build/installer.nsh')}"`,
      'Function .onInit',
      '!insertmacro preInit',
      'FunctionEnd',
      'Section',
      '!insertmacro customInstall',
      'WriteUninstaller "$INSTDIR\\remove.exe"',
      'SectionEnd',
      'Section "Uninstall"',
      '!insertmacro customUnInstall',
      'SectionEnd',
    ].join('\n')
    try {
      writeFileSync(path.join(folder, 'frame.nsi'), frame)
      const { status, stdout, stderr } = spawnSync('makensis', ['-V2', '-WX', path.join(folder, 'frame.nsi')])
      expect([status, String(stdout), String(stderr)]).toEqual([0, '', ''])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
