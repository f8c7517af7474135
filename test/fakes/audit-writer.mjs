// A process that writes intents to an audit chain until it is killed, and names each one that was acknowledged.
import { writeSync } from 'node:fs'

const [bundle, folder, run] = process.argv.slice(2)
const { openAuditLog, createNodeFileSystem, createSystemLocks, createSystemIds, systemClock } = await import(bundle)
const opened = await openAuditLog({
  folder,
  host: 'test',
  clock: systemClock,
  ids: createSystemIds(systemClock),
  fileSystem: createNodeFileSystem(),
  locks: createSystemLocks(),
})
if (!opened.ok) throw new Error(opened.error.code)

async function writer(name) {
  for (let count = 0; ; count += 1) {
    const callId = `${run}-${name}-${count}`
    const written = await opened.value.append({ kind: 'intent', callId }, 'now')
    if (!written.ok) throw new Error(written.error.code)
    writeSync(1, `${callId}\n`)
  }
}
await Promise.all([writer('a'), writer('b'), writer('c')])
