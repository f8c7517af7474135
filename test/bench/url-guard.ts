import { checkUrl } from '../../electron/executors/http/guard/check-url.ts'
import { openGuardRules, type GuardRules } from '../../shared/domain/url-guard.ts'
import { medianMs, type BenchResult } from './bench-result.ts'

const repeats = 200

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

/** Steps 1 to 9 for one address, against the parser alone and against the time that is allowed. */
export function bench(rounds: number): Promise<BenchResult> {
  const open = openGuardRules
  const listed: GuardRules = { ...openGuardRules, domains: [{ allow: [], deny: many(1000) }] }
  const guardMs = perUrl(rounds, (url) => checkUrl(url, open))
  const listedMs = perUrl(rounds, (url) => checkUrl(url, listed))
  const parseMs = perUrl(rounds, (url) => new URL(url))
  const allowedMs = 0.02
  const ratio = (name: string, value: number) => ({ name, value: value / allowedMs, worst: value / allowedMs, goal: 1 })
  return Promise.resolve({
    name: 'url-guard',
    rows: [
      { what: 'guard, no lists', value: guardMs, unit: 'ms' },
      { what: 'guard, 1000 blocked names', value: listedMs, unit: 'ms' },
      { what: 'new URL alone', value: parseMs, unit: 'ms' },
    ],
    ratios: [ratio('guard / 20 microseconds', guardMs), ratio('guard with lists / 20 microseconds', listedMs)],
  })
}

function perUrl(rounds: number, decide: (url: string) => unknown): number {
  const all = (): void => {
    for (let count = 0; count < repeats; count += 1) for (const url of urls) decide(url)
  }
  all()
  return medianMs(rounds, all) / (repeats * urls.length)
}
