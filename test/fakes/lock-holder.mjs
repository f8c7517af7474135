// Another process that holds the right to write an audit chain: makes its claim, says so, and stays until stdin ends.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.argv[2]
const stat = process.platform === 'linux' ? readFileSync('/proc/self/stat', 'latin1') : null
const startMark = stat === null ? 'any' : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
const claim = path.join(folder, `writer-${process.pid}-${startMark}-0123456789ab.lock`)
writeFileSync(claim, JSON.stringify({ pid: process.pid, startMark }), { flag: 'wx' })
process.stdout.write('held\n')
process.stdin.resume()
