// Runs in namespaces of its own: lays one cable to a sink, makes it the way to everywhere, and runs one program after the other.
// Standard input: JSON, a list of {name, command, args, environment, forMs}. Standard output: JSON, what the sink saw of each.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

// Neighbours are known beforehand and IPv6 makes no addresses of its own: the cable carries what programs send, and nothing else.
// The sink is at home at every address of IPv4, so that what is sent anywhere arrives.
const set = (cable) =>
  `for each in addr_gen_mode=1 accept_ra=0 router_solicitations=0; do
     file=/proc/sys/net/ipv6/conf/${cable}/\${each%=*}; [ ! -e $file ] || echo \${each#*=} > $file
   done`
const layCable = `
  ip link set lo up
  ip link add here address 02:00:00:00:00:02 type veth peer name there address 02:00:00:00:00:01
  ip link set there netns "$1"
  ${set('here')}
  ip address add 10.77.0.2/24 dev here
  ip link set here up
  ip neighbour replace 10.77.0.1 lladdr 02:00:00:00:00:01 dev here nud permanent`
const layOtherEnd = `
  ip link set lo up
  ${set('there')}
  ip address add 10.77.0.1/24 dev there
  ip link set there up
  ip neighbour replace 10.77.0.2 lladdr 02:00:00:00:00:02 dev there nud permanent
  ip route add local 0.0.0.0/0 dev lo`
const useCable = `
  ip route add default via 10.77.0.1
  if ip address add fd77::2/64 dev here nodad 2> /dev/null; then
    ip neighbour replace fd77::1 lladdr 02:00:00:00:00:01 dev here nud permanent
    ip -6 route add default via fd77::1
  fi
  names=$(mktemp)
  printf 'nameserver 10.77.0.1\\noptions timeout:1 attempts:1\\n' > "$names"
  mount --bind "$names" "$(readlink -f /etc/resolv.conf)"`

function shell(script, ...args) {
  const { status, stderr } = spawnSync('sh', ['-e', '-c', script, 'sh', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** The sink, in a network of its own; `look` tells what has arrived there so far. */
async function openSink() {
  const program = path.join(import.meta.dirname, 'sink.mjs')
  const sink = spawn('unshare', ['--net', process.execPath, program, 'there'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: sink.stdout })[Symbol.asyncIterator]()
  const look = async () => {
    sink.stdin.write('look\n')
    return JSON.parse((await lines.next()).value)
  }
  await lines.next()
  shell(layCable, String(sink.pid))
  spawnSync('nsenter', ['--net', '--target', String(sink.pid), 'sh', '-e', '-c', layOtherEnd])
  shell(useCable)
  return { look, close: () => sink.kill() }
}

/** The kernel tells its groups once the cable is up; what programs send begins when that is over. */
async function untilQuiet(look) {
  for (let before = -1; ;) {
    const { packets } = await look()
    if (packets === before) return
    before = packets
    await pause(2_500)
  }
}

/** Everything that the program started ends with it. */
async function runStage({ command, args, environment, forMs }) {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const code = await Promise.race([ended, pause(forMs).then(() => 'stopped')])
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself, with all its children.
  }
  await ended
  return { code, said }
}

const stages = JSON.parse(readFileSync(0, 'utf8'))
const { look, close } = await openSink()
const seen = []
for (const stage of stages) {
  await untilQuiet(look)
  const before = await look()
  const ran = await runStage(stage)
  const after = await look()
  const names = after.names.slice(before.names.length)
  const kinds = Object.entries(after.kinds).map(([kind, count]) => [kind, count - (before.kinds[kind] ?? 0)])
  const more = Object.fromEntries(kinds.filter(([, count]) => count > 0))
  seen.push({ name: stage.name, ...ran, packets: after.packets - before.packets, kinds: more, names })
}
process.stdout.write(JSON.stringify(seen))
close()
process.exit()
