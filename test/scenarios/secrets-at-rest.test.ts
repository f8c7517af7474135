import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

import { systemClock } from '../../electron/kernel/system-ports.ts'
import { dataFolder } from '../../electron/store/data-folder.ts'
import { createLogFile } from '../../electron/store/log-file.ts'
import { freeArguments } from '../../electron/contract/free-arguments.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { useScenarios } from './scenario-engine.ts'
import { eventually } from '../fakes/eventually.ts'

const open = useScenarios()
const scenario: typeof open = (options) => open({ ...options, files: 'on disk' })

const planted = 'hunter2secret'

/** Every file below a folder that holds the text, and how many were looked at. */
async function holding(folder: string, text: string): Promise<{ readonly files: string[]; readonly looked: number }> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const found: string[] = []
  for (const file of files) if ((await readFile(file, 'utf8')).includes(text)) found.push(path.relative(folder, file))
  return { files: found, looked: files.length }
}

const commands: readonly (readonly [string, string])[] = [
  ['a name and a value', `Write-Output password=${planted}`],
  ['a quoted value', `Write-Output 'api_key: "${planted}"'`],
  ['an option', `Connect-Thing -Password ${planted}`],
  ['a plain text made secure', `ConvertTo-SecureString "${planted}" -AsPlainText -Force`],
  ['an account', `net user bob ${planted} /add`],
  ['a header', `curl.exe -H "Authorization: Bearer ${planted}" https://www.example.com/`],
  ['a user of a request', `curl.exe -u bob:${planted} https://www.example.com/`],
  ['an address', `git clone https://bob:${planted}@www.example.com/x.git`],
  ['a signed address', `curl.exe https://www.example.com/x?sig=${planted}`],
  ['a key that says so', `Write-Output ghp_${planted}ABCDEFGHIJKL`],
  ['Korean', `Write-Output 비밀번호=${planted}`],
  ['Chinese', `Write-Output 密码：${planted}`],
]

test.each(commands)('a secret in a command never stands on the disk: %s', async (_, command) => {
  const pc = await scenario({})
  const call = await pc.fix({ tool: 'execute_terminal_command', args: { command } })
  await pc.engine.history.search({ text: '', limit: 1 })
  const { files, looked } = await holding(pc.dataFolder, planted)
  expect(files).toEqual([])
  expect(looked).toBeGreaterThan(3)
  // It was run as it was approved, and what is kept is still told of.
  expect(call.args).toMatchObject({ command })
  expect((await holding(pc.dataFolder, '***')).files).toContain('history.ndjson')
})

test('neither in the arguments of a tool that nobody knows, nor in one that does not fit', async () => {
  const pc = await scenario({})
  await pc.fix({ tool: 'no_such_tool', args: { text: `password=${planted}` } })
  await pc.fix({ tool: 'restart_whitelisted_service', args: { name: 'Spooler', note: `token=${planted}` } })
  await pc.engine.history.search({ text: '', limit: 1 })
  expect((await holding(pc.dataFolder, planted)).files).toEqual([])
})

test('neither in address, header or body of a request', async () => {
  const pc = await scenario({})
  const headers = { 'X-Api-Key': planted, Cookie: planted, Authorization: `Bearer ${planted}` }
  const url = `https://www.example.com/x?token=${planted}`
  await pc.fix({ tool: 'api_call', args: { url, method: 'POST', headers, body: { deep: [{ password: planted }] } } })
  await pc.engine.history.search({ text: '', limit: 1 })
  expect((await holding(pc.dataFolder, planted)).files).toEqual([])
})

test('nor in the log: neither the complaint nor arguments, results, names or paths', async () => {
  const pc = await scenario({
    log: (folder) => createLogFile({ folder: dataFolder(folder).log, owner: 'app', clock: systemClock }),
  })
  // Nothing can be kept any more: each call is told in the log.
  await rm(dataFolder(pc.dataFolder).history, { force: true })
  await mkdir(dataFolder(pc.dataFolder).history)
  const said = `printer of ${planted} at ${planted}.corp.example does nothing`
  await pc.diagnose(said, { known: { host: `${planted}.corp.example` } })
  await pc.fix({ tool: 'execute_terminal_command', args: { command: `Get-Item C:\\Users\\${planted}\\x.docx` } })
  await pc.check('ping_host', { host: `${planted}.corp.example` })
  pc.backend.ports.logger.log('error', 'a part broke', {
    cause: new Error(`ENOENT /home/${planted}/x`),
    file: planted,
  })
  await eventually(async () => {
    const log = await readFile(path.join(dataFolder(pc.dataFolder).log, 'app.log'), 'utf8')
    expect(log).toMatch(/a call could not be kept in the history callId=\w+ code=\w+/)
    expect(log).toMatch(/a part broke name=Error at=secrets-at-rest\.test\.ts/)
    for (const word of [planted, said, 'corp.example', 'Users', 'home']) expect(log).not.toContain(word)
  })
})

test('names of things stay as they are', async () => {
  const pc = await scenario({})
  const call = await pc.check('ping_host', { host: 'token.example.com' })
  const kept = await pc.engine.history.get(call.id)
  expect(kept).toMatchObject({ value: { call: { args: { host: 'token.example.com' } } } })
})

test('no way back and no offered fix depends on a free text', () => {
  const free = new Set(loadTools().flatMap((tool) => (freeArguments(tool).size > 0 ? [tool.name] : [])))
  expect(free).toContain('execute_terminal_command')
  // What the undo of an edit needs is named by digests in its result, and lies in a store of its own.
  const byArguments = loadTools().filter(({ diffs }) => diffs === undefined)
  const undone = byArguments.filter((tool) => free.has(tool.name) && tool.undo === 'automatic')
  expect(undone.map(({ name }) => name)).toEqual([])
  const names = loadTools().flatMap((tool) => tool.findings.flatMap(({ suggests = [] }) => suggests))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => free.has(name))).toEqual([])
})
