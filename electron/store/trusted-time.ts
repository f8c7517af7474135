import * as z from 'zod'

import { writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { firstFormat, parseJson, readSealed, sealed } from './schema-version.ts'

/** What is remembered of the wall clock between looks at it; times in milliseconds since the epoch. */
export type ClockHistory = {
  readonly seenAt: number
  /** The look since which the clock is in doubt; null = it is believed. */
  readonly doubtedSince: number | null
  /** Until here the time has certainly come; null = nobody knows yet. */
  readonly believedAt: number | null
}

/** A clock that is further ahead than a long weekend since the last look may have jumped; so long it has to go on to be believed. */
export const clockStepMs = 5 * 24 * 60 * 60_000
/** Summer time and small corrections. */
const smallCorrectionMs = 2 * 60 * 60_000

/**
 * What the clock says is believed step by step: after a first look, a jump ahead or a step back only once the clock has gone on for five
 * days from there. A clock that was set wrong and then right again goes back, so its wrong time is never believed.
 */
export function observeClock(before: ClockHistory | null, nowMs: number): ClockHistory {
  const doubted = { seenAt: nowMs, doubtedSince: nowMs }
  if (before === null) return { ...doubted, believedAt: null }
  const { seenAt, doubtedSince, believedAt } = before
  if (nowMs < seenAt - smallCorrectionMs)
    return { ...doubted, believedAt: believedAt === null || believedAt > nowMs ? null : believedAt }
  // The look before has stood long enough; only the newest one is in doubt.
  if (nowMs - seenAt > clockStepMs) return { ...doubted, believedAt: doubtedSince ?? seenAt }
  if (doubtedSince === null || nowMs - doubtedSince >= clockStepMs)
    return { seenAt: nowMs, doubtedSince: null, believedAt: nowMs }
  return { seenAt: nowMs, doubtedSince, believedAt }
}

export type TrustedTime = {
  /** When it was last looked at; null = never. */
  lastLook(): Promise<number | null>
  /** Looks at the clock, and remembers it. Null = no time is believed, so nothing has become old. */
  look(nowMs: number): Promise<number | null>
}

const document = z.object({
  seenAt: z.int(),
  doubtedSince: z.int().nullable(),
  believedAt: z.int().nullable(),
})

/**
 * The clock's history in a file. One that cannot be read is a first look; what cannot be written is believed no further. One of a later
 * version is left alone, and believes nothing.
 */
export function createTrustedTime(deps: AtomicFileDeps, file: string): TrustedTime {
  const read = async (): Promise<ClockHistory | 'newer' | null> => {
    const found = await ioResult({ code: 'file_unreadable' }, () => readOwn(deps.fileSystem, file))
    return found.ok && found.value !== null ? historyIn(found.value.toString('utf8')) : null
  }
  return {
    lastLook: async () => {
      const known = await read()
      return known === 'newer' ? null : (known?.seenAt ?? null)
    },
    look: async (nowMs) => {
      const known = await read()
      if (known === 'newer') return null
      const next = observeClock(known, nowMs)
      const kept = await ioResult({ code: 'data_folder_unwritable' }, () =>
        writeFileAtomic(deps, file, JSON.stringify(sealed(next, firstFormat))),
      )
      return kept.ok ? next.believedAt : null
    },
  }
}

function historyIn(text: string): ClockHistory | 'newer' | null {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'whole' && parsed.success ? parsed.data : null
}
