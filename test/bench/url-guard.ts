import { checkUrl } from '../../electron/executors/http/guard/check-url.ts'
import type { GuardRules } from '../../shared/domain/url-guard.ts'
import { medianOf, ratioOf, timeRow, type BenchResult } from './bench-result.ts'
import { openGuardRules } from '../fakes/guard-rules.ts'

const repeats = 200
const allowedMs = 0.02

const urls = [
  'https://example.com/a?b=c',
  'https://api.github.com/repos/x/y/releases?per_page=5',
  'https://münchen.de/stadt',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'http://169.254.169.254/latest/',
  'http://[::ffff:10.0.0.1]/',
  'http://0x7f.1/',
  'https://user@example.com/',
  'http://printer.local/',
]

const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `host${index}.example.org`)

/**
 * Steps 1 to 9, against the parser alone and against the time that is allowed: the median over batches of the whole mix.
 * What is refused early is cheap, so the slowest address counts by itself as well.
 */
export function bench(rounds: number): Promise<BenchResult> {
  const open = openGuardRules
  const listed: GuardRules = { ...openGuardRules, domains: [{ allow: [], deny: many(1000) }] }
  const guard = (rules: GuardRules) => (url: string) => checkUrl(url, rules)
  const openMs = perUrl(rounds, urls, guard(open))
  const listedMs = perUrl(rounds, urls, guard(listed))
  const each = urls.map((url) => perUrl(rounds, [url], guard(listed)))
  const slowestMs = each.reduce((slowest, batches) => (medianOf(batches) > medianOf(slowest) ? batches : slowest))
  const ratio = (name: string, batches: readonly number[]) =>
    ratioOf(`${name} / 20 microseconds`, { ours: batches, floor: batches.map(() => allowedMs) }, 1)
  return Promise.resolve({
    name: 'url-guard',
    rows: [
      timeRow('guard, no lists', openMs),
      timeRow('guard, 1000 blocked names', listedMs),
      timeRow('the same, slowest address of the mix', slowestMs),
      timeRow(
        'new URL alone',
        perUrl(rounds, urls, (url) => new URL(url)),
      ),
    ],
    ratios: [ratio('guard', openMs), ratio('guard with lists', listedMs), ratio('slowest address', slowestMs)],
  })
}

/** Milliseconds for one address, batch by batch. */
function perUrl(rounds: number, mix: readonly string[], decide: (url: string) => unknown): readonly number[] {
  const batch = (): number => {
    const start = performance.now()
    for (let count = 0; count < repeats; count += 1) for (const url of mix) decide(url)
    return (performance.now() - start) / (repeats * mix.length)
  }
  batch()
  return Array.from({ length: Math.max(1, rounds) }, batch)
}
