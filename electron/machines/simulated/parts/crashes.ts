import { definePart } from './part.ts'

/** A blue screen: eight hex digits, such as `0x0000003b`. */
export type BugcheckState = { utc: string; code: string; bugcheck: string; dump: string | null }

/** Windows was not shut down before this start; `0x0` = without a blue screen, as after a power cut. */
export type UnexpectedStopState = { utc: string; code: string }

export type AppCrashState = { utc: string; app: string; version: string; module: string; code: string }

/** What must still be there for another crash to come. */
export type CrashCause =
  | { readonly kind: 'always' }
  /** A damaged file of Windows. */
  | { readonly kind: 'windows_file'; readonly name: string }
  /** Errors in the file system of a drive such as `C:`. */
  | { readonly kind: 'file_system'; readonly drive: string }
  /** Damaged files of a program. */
  | { readonly kind: 'program_files'; readonly name: string }

type NewCrash =
  | { readonly kind: 'bugcheck'; readonly code: string; readonly dumps: boolean }
  | { readonly kind: 'power_cut' }
  | ({ readonly kind: 'app' } & Omit<AppCrashState, 'utc'>)

export type CrashSourceState = { cause: CrashCause; crash: NewCrash; everyHours: number; lastUtc: string }

export type CrashesState = {
  bugchecks: BugcheckState[]
  unexpected: UnexpectedStopState[]
  apps: AppCrashState[]
  sources: CrashSourceState[]
}

function initialCrashes(): CrashesState {
  return { bugchecks: [], unexpected: [], apps: [], sources: [] }
}

export type CrashPlan = {
  readonly cause: CrashCause
  readonly crash: NewCrash
  readonly everyHours: number
  /** How long ago each crash was that has happened already, in hours, the oldest first. */
  readonly hoursAgo: readonly number[]
}

/** The history of crashes. A cure ends new ones; old ones stay until they are too old to be asked for. */
export type Crashes = {
  /** Something that crashes again and again while its cause lasts. */
  keepCrashing(plan: CrashPlan): void
  /** Newest first. */
  bugchecks(days: number): BugcheckState[]
  unexpected(days: number): UnexpectedStopState[]
  apps(days: number): AppCrashState[]
  timePassed(): void
}

export type CrashesDeps = { readonly now: () => number; readonly lasts: (cause: CrashCause) => boolean }

const msPerHour = 3_600_000
const msPerDay = 24 * msPerHour

function createCrashes(crashes: CrashesState, { now, lasts }: CrashesDeps): Crashes {
  const newest = <T extends { utc: string }>(list: readonly T[], days: number): T[] =>
    list.filter(({ utc }) => Date.parse(utc) >= now() - days * msPerDay).toSorted((a, b) => b.utc.localeCompare(a.utc))
  return {
    keepCrashing: ({ cause, crash, everyHours, hoursAgo }) => {
      const times = hoursAgo.map((hours) => new Date(now() - hours * msPerHour).toISOString())
      for (const utc of times) record(crashes, crash, utc)
      const lastUtc = times.at(-1) ?? new Date(now()).toISOString()
      crashes.sources.push({ cause, crash, everyHours, lastUtc })
    },
    bugchecks: (days) => newest(crashes.bugchecks, days),
    unexpected: (days) => newest(crashes.unexpected, days),
    apps: (days) => newest(crashes.apps, days),
    timePassed: () => {
      for (const source of crashes.sources) {
        const everyMs = source.everyHours * msPerHour
        for (let atMs = Date.parse(source.lastUtc) + everyMs; atMs <= now(); atMs += everyMs) {
          source.lastUtc = new Date(atMs).toISOString()
          if (lasts(source.cause)) record(crashes, source.crash, source.lastUtc)
        }
      }
    },
  }
}

function record(crashes: CrashesState, crash: NewCrash, utc: string): void {
  switch (crash.kind) {
    case 'power_cut':
      crashes.unexpected.push({ utc, code: '0x0' })
      return
    case 'bugcheck': {
      const [year = '', month = '', day = ''] = utc.slice(0, 10).split('-')
      const dump = crash.dumps ? `C:\\Windows\\Minidump\\${month}${day}${year.slice(2)}-1.dmp` : null
      crashes.bugchecks.push({ utc, code: crash.code, bugcheck: `${crash.code} (0x0, 0x0, 0x0, 0x0)`, dump })
      crashes.unexpected.push({ utc, code: `0x${Number(crash.code).toString(16)}` })
      return
    }
    case 'app': {
      const { app, version, module, code } = crash
      crashes.apps.push({ utc, app, version, module, code })
    }
  }
}

export const crashesPart = definePart({ healthy: initialCrashes, create: createCrashes })
