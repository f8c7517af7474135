import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, test } from 'vitest'

import { closedFolderHere, closedPlaces } from '../../electron/engine/files/closed-places.ts'
import { setUpFolder } from '../../electron/engine/set-up-folder.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'

const newFolder = useTemporaryFolders()
const forEverybody = 'C:\\Program Files\\Deskmedic'
const forOneAccount = path.win32.join(homedir(), 'AppData', 'Local', 'Programs', 'Deskmedic')
const terminalOf = (folder: string): string => path.win32.join(folder, 'resources', 'terminal', 'deskmedic.exe')
const policyKey = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Deskmedic'

type Said = { readonly code: unknown; readonly stdout: string }

/** Runs a program of this PC to its end. */
async function start(program: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...more } })
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<unknown[]>])
  return { code, stdout } satisfies Said
}

type Row = { readonly what: string; readonly value: unknown }
type Answer = { readonly ok: boolean; readonly data: unknown; readonly error?: { readonly code: string } }

const answerOf = ({ stdout }: Said): Answer => JSON.parse(stdout) as Answer

/** What a set-up has put on a PC of Windows, as far as it runs without the program of Electron and without rights. */
describe.skipIf(process.platform !== 'win32' || !existsSync(terminalOf(forEverybody)))('the packaged program', () => {
  afterEach(() => {
    spawnSync('C:\\windows\\system32\\reg.exe', ['delete', policyKey, '/f'], { stdio: 'ignore' })
  })

  test('Windows starts the app with its fuses, names and icon, and the broker for everybody alone', async () => {
    for (const folder of [forEverybody, forOneAccount])
      expect(await start(path.win32.join(folder, 'Deskmedic.exe'), [])).toEqual({ code: 0, stdout: '' })
    const broker = path.win32.join('resources', 'broker', 'Deskmedic.Broker.exe')
    expect((await start(path.win32.join(forEverybody, broker), [])).code).toBe(2)
    expect(existsSync(path.win32.join(forOneAccount, broker))).toBe(false)
  })

  test('the command line says what was found, and uses no administrator rights where nobody can say who may change it', async () => {
    const data = await Promise.all([newFolder(), newFolder(), newFolder()])
    const [everybody, account, refused] = await Promise.all([
      start(terminalOf(forEverybody), ['doctor', '--json', '--data', data[0]]),
      start(terminalOf(forOneAccount), ['doctor', '--json', '--data', data[1]]),
      start(terminalOf(forOneAccount), ['run', 'clear_print_queue', '--yes', '--json', '--data', data[2]]),
    ])
    for (const [index, found] of [everybody, account].entries()) {
      const facts = new Map((answerOf(found).data as readonly Row[]).map(({ what, value }) => [what, value]))
      const seen = ['target', 'dataFolder', 'policy'].map((what) => facts.get(what))
      expect(seen).toEqual(['windows', data[index], 'none'])
      expect(facts.get('program')).not.toBe('closed')
    }
    expect([answerOf(refused).ok, refused.code]).toEqual([false, 3])
  })

  test('it obeys the registry, hands a configuration on, and takes no option from a variable', async () => {
    const data = await newFolder()
    const place = ['--data', data]
    const add = ['add', policyKey, '/v', 'NetworkMode', '/d', 'offline', '/f']
    expect(spawnSync('C:\\windows\\system32\\reg.exe', add, { stdio: 'ignore' }).status).toBe(0)
    const locked = await start(terminalOf(forEverybody), ['mode', 'online', '--json', ...place])
    expect([answerOf(locked).error?.code, locked.code]).toEqual(['setting_locked', 3])
    const [written, script] = [path.join(data, 'deskmedic.reg'), path.join(data, 'x.cjs')]
    await writeFile(script, `require('node:fs').writeFileSync(${JSON.stringify(`${script}.ran`)}, '')`)
    const options = { NODE_OPTIONS: `--require ${script.replaceAll('\\', '/')}` }
    const exported = await start(terminalOf(forEverybody), ['policy', 'export', '--out', written, ...place], options)
    expect([exported.code, existsSync(`${script}.ran`)]).toEqual([0, false])
    expect(await readFile(written, 'utf8')).toContain('"NetworkMode"="offline"')
  })

  test.each(['\\\\server.invalid\\share\\data', '\\\\?\\UNC\\server.invalid\\share\\data', '//server.invalid/share'])(
    'keeps nothing on another computer: %s',
    async (folder) => {
      const refused = answerOf(await start(terminalOf(forEverybody), ['mode', '--json', '--data', folder]))
      const error = { code: 'data_folder_unwritable', data: { reason: 'REMOTE' } }
      expect(refused).toMatchObject({ ok: false, error })
    },
  )

  test.each([forEverybody, forOneAccount])('no folder of %s can be opened, by whatever name', async (folder) => {
    const program = { executable: terminalOf(folder), folder: setUpFolder(terminalOf(folder)), code: folder }
    const facts = { dataFolder: await newFolder(), platform: 'win32', program, homeFolder: homedir() } as const
    const judge = closedFolderHere(() => closedPlaces(facts))
    const scripts = path.win32.join(folder, 'resources', 'scripts')
    const names = [folder, scripts, folder.toLowerCase(), `Y:${folder.slice(2)}`, `Y:${scripts.slice(2)}`]
    expect(await Promise.all(names.map(judge))).toEqual(names.map(() => 'own'))
    expect(await judge(`Y:${facts.dataFolder.slice(2)}`)).toBe('own')
    expect(await judge(await newFolder())).toBeNull()
  })
})
