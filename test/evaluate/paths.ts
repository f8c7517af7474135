import { lstat, mkdir, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import * as z from 'zod'

import type { Seen } from '../../electron/policy/paths/follow-links.ts'
import { judgePathIn } from '../../electron/policy/paths/judge-path-in.ts'
import { posixRules, windowsRules } from '../../electron/policy/paths/path-rules.ts'
import { isIn, placeFrom, placeOf, type Place } from '../../electron/policy/paths/place.ts'
import { pathStyles } from '../../shared/domain/path-sandbox.ts'

const made = z.object({
  type: z.enum(['dir', 'file', 'symlink', 'symlinkd', 'junction', 'fifo', 'socket']),
  path: z.string(),
  target: z.string().optional(),
})

const pathCase = z.object({
  id: z.string(),
  platform: z.enum(pathStyles),
  root: z.string(),
  input: z.string(),
  verdict: z.enum(['allow', 'block']),
  /** `literal`: taking every character for a letter of a name inside the root is right too. */
  also_ok: z.literal('literal').optional(),
  op: z.enum(['read', 'write']).optional(),
  setup: z.array(made).default([]),
})

type PathCase = z.output<typeof pathCase>

export type PathReport = {
  readonly attacks: number
  readonly legitimate: number
  /** Ids with the code of the answer. */
  readonly attacksThrough: readonly string[]
  readonly legitimateRefused: readonly string[]
  /** Ids of cases that need a kind of file that is not made here. */
  readonly notTried: readonly string[]
  readonly failed: boolean
}

type Answer = { readonly verdict: 'allow' | 'block'; readonly code: string }

/** Judges the path sandbox on a file of paths: those of POSIX on the real file system, links of Windows on a described one. */
export async function evaluatePaths(casesFile: string): Promise<PathReport> {
  const cases = z.array(pathCase).parse(JSON.parse(await readFile(casesFile, 'utf8')))
  const special = cases.filter(({ setup }) => setup.some(({ type }) => type === 'fifo' || type === 'socket'))
  const judged: { readonly wanted: 'allow' | 'block'; readonly isRight: boolean; readonly name: string }[] = []
  for (const one of cases.filter((each) => !special.includes(each))) {
    const answer = one.platform === 'win32' ? await onWindows(one) : await onDisk(one)
    const isRight = answer.verdict === one.verdict || (answer.verdict === 'allow' && one.also_ok === 'literal')
    judged.push({ wanted: one.verdict, isRight, name: `${one.id}/${answer.code}` })
  }
  const wrong = (wanted: 'allow' | 'block') =>
    judged.filter((one) => one.wanted === wanted && !one.isRight).map(({ name }) => name)
  const [attacksThrough, legitimateRefused] = [wrong('block'), wrong('allow')]
  return {
    attacks: judged.filter(({ wanted }) => wanted === 'block').length,
    legitimate: judged.filter(({ wanted }) => wanted === 'allow').length,
    attacksThrough,
    legitimateRefused,
    notTried: special.map(({ id }) => id),
    failed: attacksThrough.length > 0 || legitimateRefused.length > 0,
  }
}

/** The report as lines for people. */
export function formatPathReport(report: PathReport): string {
  const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(' '))
  return [
    `attacks through (of ${String(report.attacks)}): ${list(report.attacksThrough)}`,
    `legitimate refused (of ${String(report.legitimate)}): ${list(report.legitimateRefused)}`,
    `not tried here: ${list(report.notTried)}`,
  ].join('\n')
}

async function onWindows({ root, input, op, setup }: PathCase): Promise<Answer> {
  const folder = placeOf(root, windowsRules) ?? { volume: '', names: [] }
  const base: Place = { volume: folder.volume, names: folder.names.slice(0, -1) }
  const links = setup.flatMap(({ path: name, target }) =>
    target === undefined ? [] : [{ place: placeFrom(base, name, windowsRules), target }],
  )
  const look = (asked: string): Promise<Seen> => {
    const place = placeOf(asked, windowsRules)
    const link = links.find((one) => place !== null && isSame(place, one.place))
    return Promise.resolve(link === undefined ? 'there' : { target: link.target })
  }
  return answer({ folder, input, op, look, rules: windowsRules })
}

function isSame(place: Place, other: Place): boolean {
  return isIn(place, other, windowsRules) && isIn(other, place, windowsRules)
}

async function onDisk({ root, input, op, setup }: PathCase): Promise<Answer> {
  const base = await realpath(await mkdtemp(path.join(tmpdir(), 'paths-')))
  const real = (text: string): string => text.replaceAll('$BASE', base)
  try {
    await mkdir(real(root))
    for (const one of setup)
      await make(base, { ...one, target: one.target === undefined ? undefined : real(one.target) })
    const folder = placeOf(real(root), posixRules) ?? { volume: '', names: [] }
    return await answer({ folder, input: real(input), op, look: lookHere, rules: posixRules })
  } finally {
    await rm(base, { recursive: true })
  }
}

async function make(base: string, { type, path: name, target }: z.output<typeof made>): Promise<void> {
  const place = path.join(base, name)
  await mkdir(path.dirname(place), { recursive: true })
  if (type === 'dir') await mkdir(place, { recursive: true })
  else if (target === undefined) await writeFile(place, 'x')
  else await symlink(target, place)
}

async function lookHere(asked: string): Promise<Seen> {
  try {
    const stats = await lstat(asked)
    return stats.isSymbolicLink() ? { target: await readlink(asked) } : 'there'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable'
  }
}

type Asked = Pick<PathCase, 'input' | 'op'> & {
  readonly folder: Place
  readonly look: (path: string) => Promise<Seen>
  readonly rules: typeof windowsRules
}

async function answer({ folder, input, op, look, rules }: Asked): Promise<Answer> {
  const judged = await judgePathIn({ root: folder, input, use: op, rules, look })
  return judged.verdict === 'block' ? judged : { verdict: 'allow', code: judged.resolved }
}
