import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

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

  test('an older set-up changes nothing, and the documents name the key that the set-up writes', async () => {
    for (const [name, hive] of [
      ['build/installer.nsh', 'HKLM'],
      ['build/installer-user.nsh', 'HKCU'],
    ] as const) {
      const text = readFileSync(name, 'utf8')
      const judging = text.slice(
        text.indexOf('!macro customInit'),
        text.indexOf('!macroend', text.indexOf('!macro customInit')),
      )
      expect(judging).toContain(`ReadRegStr $R2 ${hive} "\${UNINSTALL_REGISTRY_KEY}" "DisplayVersion"`)
      expect(judging.indexOf('SetErrorLevel 3')).toBeLessThan(judging.indexOf('Quit'))
    }
    const { nsis } = await read()
    const document = readFileSync('docs/DEPLOYMENT.md', 'utf8')
    const keys = [...document.matchAll(/Uninstall\\(\S{30,40}?)[`' ]/g)].map(([, key]) => key)
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect([...new Set(keys)]).toEqual([nsis['guid']])
  })

  test('nothing that was in the common folder before gets another owner: what somebody has planted there stays theirs', () => {
    const given = [...script.matchAll(/icacls\.exe" ("[^`]*)`/g)].map(([, words = '']) => words)
    expect(given).toHaveLength(2)
    for (const words of given) expect(words).toMatch(/^"\$R2" (?:(?!\/T\b|\/reset\b).)*$/i)
    expect(script).not.toMatch(/takeown|Set-Acl/i)
  })

  test('an update removes nothing that is set, and a removal nothing in a folder of a person', () => {
    const removal = script.slice(script.indexOf('!macro customUnInstall'))

    expect(removal.indexOf('${IfNot} ${isUpdated}')).toBeLessThan(removal.indexOf('Delete'))
    const removed = [...removal.matchAll(/RMDir.*/g)].map(([line]) => line)
    expect(removed).toEqual(['RMDir /r "$APPDATA\\Deskmedic"'])
    expect(removal.lastIndexOf('SetShellVarContext all', removal.indexOf('RMDir'))).toBeGreaterThan(0)
  })

  test('a removal takes the common folder along for a switch or a policy of the whole PC, never for one of a person', () => {
    const removal = script.slice(script.indexOf('!macro customUnInstall'))
    expect(script).toContain('!define DESKMEDIC_POLICY "Software\\Policies\\Deskmedic"')
    const read = [...removal.matchAll(/ReadReg\w+ \$R6 .*/g)].map(([line]) => line)
    expect(read).toEqual(['ReadRegDWORD $R6 HKLM "${DESKMEDIC_POLICY}" "RemoveDataOnUninstall"'])
    // What nobody has fixed, or as something else than a number, removes nothing.
    const [until] = removal.slice(removal.indexOf('StrCpy $R5 "0"')).split('RMDir')
    expect(until?.match(/StrCpy \$R5 "1"/g)).toHaveLength(2)
    expect(until).toMatch(/ReadRegDWORD .*\n\s+\$\{IfNot\} \$\{Errors\}\n\s+\$\{If\} \$R6 == "1"\n/)
    expect(until).toMatch(/\$\{If\} \$R5 == "1"\n/)
  })
})

type Artifact = Configuration & {
  readonly win: {
    readonly target: readonly { readonly target: string; readonly arch: readonly string[] }[]
    readonly extraResources: readonly { readonly to: string }[]
    readonly requestedExecutionLevel: string
  }
  readonly publish: null
}
const { artifactConfiguration, artifactNames } = (await import(
  pathToFileURL(path.resolve('build/artifacts.mjs')).href
)) as {
  readonly artifactNames: readonly string[]
  readonly artifactConfiguration: (name: string, base: Configuration) => Artifact
}
const artifact = async (name: string): Promise<Artifact> => artifactConfiguration(name, await read())
const carried = ({ win }: Artifact): readonly string[] => win.extraResources.map(({ to }) => to)

describe('the artifacts of a release', () => {
  test('are four, each one that electron-builder takes, without an updater and never elevated', async () => {
    expect(artifactNames).toEqual(['machine', 'user', 'portable', 'airgap'])
    for (const name of artifactNames) {
      const configuration = await artifact(name)
      await validateConfiguration(configuration, { isEnabled: false })
      expect([name, configuration.publish, configuration.win.requestedExecutionLevel]).toEqual([
        name,
        null,
        'asInvoker',
      ])
    }
  })

  test('for everybody on the PC: with the broker, for both processors', async () => {
    const { win, ...machine } = await artifact('machine')
    expect(machine.nsis).toMatchObject({ perMachine: true })
    expect([carried({ win, ...machine }), win.target]).toEqual([
      ['ripgrep', 'broker', 'terminal', 'scripts', 'policy'],
      [{ target: 'nsis', arch: ['x64', 'arm64'] }],
    ])
  })

  test('for one account: no broker, nothing outside of that account, and a number of its own', async () => {
    const user = await artifact('user')
    const { nsis } = await read()
    expect(user.nsis).toMatchObject({ oneClick: true, perMachine: false, include: 'build/installer-user.nsh' })
    expect(user.nsis['guid']).not.toBe(nsis['guid'])
    expect(carried(user)).toEqual(['ripgrep', 'terminal', 'scripts', 'policy'])
    const own = readFileSync('build/installer-user.nsh', 'utf8')
    expect(own).not.toMatch(/HKLM|HKU\b|ProgramData|SetShellVarContext all|icacls/)
  })

  test('portable: no broker, and it asks for no rights', async () => {
    const portable = await artifact('portable')
    expect(portable).toMatchObject({ portable: { requestExecutionLevel: 'user' } })
    expect([carried(portable), portable.win.target]).toEqual([
      ['ripgrep', 'scripts', 'policy'],
      [{ target: 'portable', arch: ['x64'] }],
    ])
  })

  test('for a site without internet: as for everybody, with lists, documents and templates inside', async () => {
    const airgap = await artifact('airgap')
    expect(airgap.nsis).toMatchObject({ perMachine: true, artifactName: expect.stringContaining('Airgap') as string })
    expect(carried(airgap)).toEqual(['ripgrep', 'broker', 'terminal', 'scripts', 'policy', 'release', 'help'])
    expect(airgap['files']).toContain('!dist/main/updates-here-*')
    expect((await artifact('machine'))['files']).not.toContain('!dist/main/updates-here-*')
  })
})

const lists = (await import(pathToFileURL(path.resolve('build/release-lists.mjs')).href)) as {
  readonly billOfMaterials: (
    all: object,
    wanted: { readonly names: readonly string[]; readonly more: readonly object[] },
  ) => {
    readonly components: readonly { readonly name: string }[]
    readonly dependencies: readonly object[]
  }
  readonly digestLines: (folder: string) => string
}

describe('the lists of a release', () => {
  const component = (name: string): object => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' })
  const all = {
    metadata: { component: component('deskmedic') },
    components: ['zod', 'vitest', '@a/b'].map(component),
    dependencies: [{ ref: 'deskmedic@1.0.0', dependsOn: ['zod@1.0.0', 'vitest@1.0.0'] }, { ref: 'vitest@1.0.0' }],
  }

  test('the bill of materials holds what ships and nothing else', () => {
    const bill = lists.billOfMaterials(all, { names: ['@a/b', 'zod'], more: [component('node')] })
    expect(bill.components.map(({ name }) => name)).toEqual(['zod', '@a/b', 'node'])
    expect(bill.dependencies).toEqual([{ ref: 'deskmedic@1.0.0', dependsOn: ['zod@1.0.0'] }])
  })

  test('a package that ships and is not in it is an error', () => {
    expect(() => lists.billOfMaterials(all, { names: ['zod', 'left-pad'], more: [] })).toThrow(/left-pad/)
  })

  test('digests stand as every tool for them reads them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-digests-'))
    try {
      mkdirSync(path.join(folder, 'b'))
      writeFileSync(path.join(folder, 'b', 'c'), 'abc')
      writeFileSync(path.join(folder, 'a'), '')
      expect(lists.digestLines(folder)).toBe(
        [
          'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a',
          'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b/c',
          '',
        ].join('\n'),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

const hasCompiler = spawnSync('makensis', ['-VERSION']).status === 0

describe.skipIf(!hasCompiler)('the script of the set-up', () => {
  test.each([
    ['build/installer.nsh', ['!insertmacro customInstall']],
    ['build/installer-user.nsh', []],
  ])('%s is compiled without a warning, in a frame that stands for the one of electron-builder', (name, installing) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-set-up-'))
    const frame = [
      'Unicode true',
      'Name "Deskmedic"',
      `OutFile "${path.join(folder, 'set-up.exe')}"`,
      'InstallDir "$PROGRAMFILES64\\Deskmedic"',
      '!include "LogicLib.nsh"',
      '!define isUpdated `"$R9" == "updated"`',
      '!define VERSION "0.1.0"',
      '!define UNINSTALL_REGISTRY_KEY "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\deskmedic"',
      `!include "${path.resolve(name)}"`,
      'Function .onInit',
      '!insertmacro preInit',
      '!insertmacro customInit',
      'FunctionEnd',
      'Function un.onInit',
      '!insertmacro customUnInit',
      'FunctionEnd',
      'Section',
      ...installing,
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
