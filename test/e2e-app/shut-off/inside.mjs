// Runs in a network of its own that has loopback and no way out: a control that is refused, then the story.
// Standard output, last line: JSON, what was refused of each and how long each step of the story took.
import { lookup } from 'node:dns/promises'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'

import { openSources } from '../../../build/load-source.mjs'

// Asking for a name needs a way out as well.
const names = `/tmp/deskmedic-no-names-${process.pid}`
writeFileSync(names, 'nameserver 192.0.2.53\noptions timeout:1 attempts:1\n')
for (const [command, ...args] of [
  ['ip', 'link', 'set', 'lo', 'up'],
  ['sh', '-c', `mount --bind ${names} "$(readlink -f /etc/resolv.conf)"`],
])
  if (spawnSync(command, args).status !== 0) throw new Error(`${command} did not succeed`)

/** How often the kernel found no way out for anybody here. */
function refused() {
  const [heads = '', values = ''] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'))
  const ipv4 = Number(values.split(' ')[heads.split(' ').indexOf('OutNoRoutes')])
  const ipv6 = /^Ip6OutNoRoutes\s+(\d+)$/m.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1] ?? 0
  return ipv4 + Number(ipv6)
}

const reason = (socket) => new Promise((resolve) => socket.once('error', ({ code }) => resolve(code)))

rmSync(names)

const before = refused()
const control = {
  connect: await reason(connect(443, '203.0.113.8')),
  name: await lookup('control.example').then(
    () => 'found',
    ({ code }) => code,
  ),
}
const between = refused()
const { load, close } = await openSources()
const { tellStory } = await load('test/e2e-app/shut-off/story.ts')
const steps = await tellStory()
await close()
const told = { control: { ...control, refused: between - before }, story: { steps, refused: refused() - between } }
process.stdout.write(`\n${JSON.stringify(told)}\n`)
process.exit()
