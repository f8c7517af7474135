import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { rootCertificates } from 'node:tls'
import { Worker } from 'node:worker_threads'

import { createGuardedClient } from '../../electron/executors/http/client/guarded-client.ts'
import { fetchText } from '../network/fetch-text.ts'
import type { GuardedClient } from '../../electron/executors/http/client/client-types.ts'
import { judgeAddress } from '../../electron/executors/http/guard/address-ranges.ts'
import { createTrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import { ok } from '../../electron/kernel/result.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { makeCertificates } from '../network/certificates.ts'
import { ratioOf, timeRow, type BenchResult } from './bench-result.ts'
import { openGuardRules } from '../fakes/guard-rules.ts'

const inTurn = 200
const batches = 10
const atOnce = 100
const stallGoalMs = 50

/** In a thread of its own, so that only the client can hold up the client. */
const serverSource = `
  const { parentPort, workerData } = require('node:worker_threads')
  const body = 'x'.repeat(20000)
  const page = (_, response) => response.end(body)
  const plain = require('node:http').createServer(page).listen(0, '127.0.0.1', () => {
    const protected = require('node:https').createServer(workerData, page).listen(0, '127.0.0.1', () => {
      parentPort.postMessage([plain.address().port, protected.address().port])
    })
  })
`

/** One page through the guard, against the fetch of Node on the same server in the same run. */
export async function bench(rounds: number): Promise<BenchResult> {
  const certificates = makeCertificates(['a.example.com'])
  const server = new Worker(serverSource, { eval: true, workerData: certificates })
  const [[port, tlsPort]] = (await once(server, 'message')) as [[number, number]]
  const client = createClient(certificates.ca)
  const guarded = () => readGuarded(client, `http://a.example.com:${port}/`)
  const plain = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  try {
    await repeat(guarded, inTurn)
    await repeat(plain, inTurn)
    const ours: number[] = []
    const floor: number[] = []
    const stalls: number[] = []
    const tlsStalls: number[] = []
    const plainStalls: number[] = []
    for (let round = 0; round < Math.max(1, rounds); round += 1) {
      const times = { guarded: 0, plain: 0 }
      // By turns in small batches, so that a busy moment of the computer hits both.
      for (let batch = 0; batch < batches; batch += 1) {
        times.guarded += await timeOf(() => repeat(guarded, inTurn / batches))
        times.plain += await timeOf(() => repeat(plain, inTurn / batches))
      }
      ours.push(times.guarded)
      floor.push(times.plain)
      stalls.push(await stallOf(() => Promise.all(Array.from({ length: atOnce }, guarded))))
      // A client of its own has no connection yet and no roots read: all that is made once is made here.
      tlsStalls.push(await stallOf(() => readAllNew(certificates.ca, `https://a.example.com:${tlsPort}/`)))
      plainStalls.push(await stallOf(() => Promise.all(Array.from({ length: atOnce }, plain))))
    }
    const stallGoal = stalls.map(() => stallGoalMs)
    return {
      name: 'guarded-fetch',
      rows: [
        timeRow('guarded, one page', ours.map(perPage)),
        timeRow('fetch of Node, one page', floor.map(perPage)),
        timeRow(`longest stall, ${String(atOnce)} at once`, stalls),
        timeRow('the same over TLS, nothing made before', tlsStalls),
        timeRow('longest stall, fetch of Node', plainStalls),
      ],
      ratios: [
        ratioOf('guarded / fetch', { ours, floor }, 1.15),
        ratioOf('stall / 50 ms', { ours: stalls, floor: stallGoal }, 1),
        ratioOf('stall over TLS / 50 ms', { ours: tlsStalls, floor: stallGoal }, 1),
      ],
    }
  } finally {
    client.close()
    await server.terminate()
  }
}

async function readAllNew(root: string, url: string): Promise<void> {
  const client = createClient(root)
  try {
    await Promise.all(Array.from({ length: atOnce }, () => readGuarded(client, url)))
  } finally {
    client.close()
  }
}

function createClient(root: string): GuardedClient {
  // As many as a system has, beside those that are built in.
  const roots = [...rootCertificates, root]
  return createGuardedClient({
    lookUp: () => Promise.resolve(['127.0.0.1']),
    proxyFor: () => ok(null),
    extraCertificates: () => Promise.resolve(ok(roots)),
    timers: systemTimers,
    sent: createTrafficCounter(),
    judge: (address, rules) => (address === '127.0.0.1' ? null : judgeAddress(address, rules)),
  })
}

async function readGuarded(client: GuardedClient, url: string): Promise<void> {
  const read = await fetchText(client, {
    url,
    rules: openGuardRules,
    tool: 'bench',
    signal: new AbortController().signal,
  })
  if (!read.ok) throw new Error(read.error.code)
}

async function repeat(read: () => Promise<unknown>, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await read()
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

function perPage(milliseconds: number): number {
  return milliseconds / inTurn
}

/** The longest time in which nothing else had a turn. */
async function stallOf(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await run()
  // The last stall is only seen by the turn after it.
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return delay.max / 1e6
}
