// The other end of the only cable: answers every question for a name, takes every connection, and tells what arrived.
// Says one line of JSON for each line that it is asked.
import { Buffer } from 'node:buffer'
import { createSocket } from 'node:dgram'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const cable = process.argv[2] ?? ''
const names = []
const answersWith = [10, 77, 1, 1]

/** The name in a question of DNS; its labels stand behind a head of twelve bytes. */
function nameIn(question) {
  const labels = []
  let at = 12
  while (at < question.length && question[at] !== 0) {
    const length = question[at]
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 5 }
}

/** One address for every name: what follows a look-up would be sent, too. */
function answerTo(question) {
  const { name, end } = nameIn(question)
  names.push(name)
  const asksIpv4 = question.readUInt16BE(end - 4) === 1
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(asksIpv4 ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...answersWith])
  return Buffer.concat([head, question.subarray(12, end), ...(asksIpv4 ? [record] : [])])
}

/** What has arrived so far, by kind, for whoever has to find out what it was. */
function kinds() {
  const files = ['snmp', 'netstat', 'snmp6'].map((name) => `/proc/net/${name}`).filter((file) => existsSync(file))
  const counters = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const rows = counters.split('\n').filter((line) => /^(Udp|Tcp|Icmp|IpExt):/.test(line))
  const values = {}
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [names, numbers] = [rows[at].split(' '), rows[at + 1].split(' ')]
    names.forEach((name, place) => {
      if (/^(InDatagrams|NoPorts|InSegs|InMsgs|InMcastPkts)$/.test(name))
        values[names[0] + name] = Number(numbers[place])
    })
  }
  for (const [, name, number] of counters.matchAll(/^(Ip6InReceives|Icmp6InMsgs|Udp6InDatagrams)\s+(\d+)$/gm))
    values[name] = Number(number)
  return values
}

/** Packets that came over the cable, of any kind and to any address. */
function packets() {
  const line = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith(`${cable}:`))
  return Number(line?.split(':')[1]?.trim().split(/\s+/)[1])
}

const lookups = createSocket({ type: 'udp6', ipv6Only: false })
lookups.on('message', (question, from) => {
  try {
    lookups.send(answerTo(question), from.port, from.address)
  } catch {
    names.push('(not a question)')
  }
})
lookups.bind(53, () => process.stdout.write('ready\n'))
for (const port of [53, 80, 443, 3478, 5349]) createServer((socket) => socket.on('error', () => undefined)).listen(port)

createInterface({ input: process.stdin }).on('line', () => {
  process.stdout.write(`${JSON.stringify({ packets: packets(), kinds: kinds(), names })}\n`)
})
