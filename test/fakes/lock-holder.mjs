// Another process that holds the right to write an audit chain: takes it, says so, and stays until it is killed.
const [bundle, folder, uv] = process.argv.slice(2)
const { takeWriterLock, createSystemLocks, createNodeFileSystem, createSystemIds, systemClock } = await import(bundle)
const taken = await takeWriterLock({
  folder,
  fileSystem: createNodeFileSystem(),
  ids: createSystemIds(systemClock),
  locks: createSystemLocks({ platform: process.platform, uv }),
  waitMs: 0,
})
if (!taken.ok) throw new Error(taken.error.code)
process.stdout.write('held\n')
process.stdin.resume()
