import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { expect, test } from 'vitest'

import { bundled, repositoryRoot } from '../../test/fakes/bundled.ts'
import { useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { exportAuditLog, openIntents, verifyAuditLog } from './verify-audit-log.ts'

const newFolder = useTemporaryFolders()
const kills = 10

/** Starts the writer, kills it after so many acknowledged lines, and gives all that it acknowledged. */
async function writeAndKill(argv: readonly string[], afterLines: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'test/fakes/audit-writer.mjs'), ...argv], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1')
    if (text.split('\n').length > afterLines) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return text.split('\n').slice(0, -1)
}

test('a writer killed again and again never loses what it acknowledged', async () => {
  const folder = path.join(await newFolder(), 'audit', 'test')
  const bundle = await bundled(await newFolder(), [
    'electron/audit/audit-log.ts',
    'electron/executors/process/system-locks.ts',
    'electron/store/node-file-system.ts',
    'electron/kernel/system-ports.ts',
  ])
  const acknowledged: string[] = []
  for (let run = 0; run < kills; run += 1) {
    const lines = await writeAndKill([bundle, folder, `r${run}`], 5 + run * 23)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    acknowledged.push(...lines)
    expect(await verifyAuditLog(folder)).toMatchObject({ ok: true })
  }
  const found = new Set<string>()
  for await (const text of exportAuditLog(folder)) found.add(String((JSON.parse(text) as { callId: unknown }).callId))
  expect(acknowledged.filter((callId) => !found.has(callId))).toEqual([])
  const open = new Set((await openIntents(folder)).map((line) => line.callId))
  expect(acknowledged.every((callId) => open.has(callId))).toBe(true)
})
