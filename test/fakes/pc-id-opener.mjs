// A process that opens the id of the PC in one folder after the other, each at its own millisecond.
const [bundle, startMs, ...folders] = process.argv.slice(2)
const { openPcId, createNodeFileSystem, createSystemLocks, createSystemIds, systemClock } = await import(bundle)
const ports = {
  fileSystem: createNodeFileSystem(),
  ids: createSystemIds(systemClock),
  locks: createSystemLocks(),
  logger: { log: () => undefined },
}
for (const [index, folder] of folders.entries()) {
  const atMs = Number(startMs) + index * 60
  while (systemClock.now() < atMs - 20) await new Promise((resolve) => setTimeout(resolve, 5))
  while (systemClock.now() < atMs);
  console.log(await openPcId(folder, ports, 'FRONT-DESK'))
}
