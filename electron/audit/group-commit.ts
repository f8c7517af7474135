import { fail, type Result } from '../kernel/result.ts'

/**
 * `now` = written at once, together with what waits; `grouped` = may wait for others, but somebody waits for it;
 * `behind` = nobody waits for it. Rows are written in the order in which they were added, whatever their durability.
 */
export type Durability = 'now' | 'grouped' | 'behind'

export type GroupCommit<Row, Done> = {
  /** Resolves when the row is durable, or failed. */
  add(row: Row, durability: Durability): Promise<Result<Done>>
  /** Commits what waits and takes no more rows. */
  close(): Promise<void>
}

export type GroupCommitOptions<Row, Done> = {
  /** Makes the rows durable, all or none; one answer per row. Called for one group at a time. */
  readonly commit: (rows: readonly Row[]) => Promise<Result<readonly Done[]>>
  readonly maxRows: number
  readonly maxDelayMs: Readonly<Record<Exclude<Durability, 'now'>, number>>
}

type Waiting<Row, Done> = {
  readonly row: Row
  readonly settle: (outcome: Result<Done>) => void
  readonly throwOn: (bug: unknown) => void
}

/** Shares one sync among rows that come together: a sync costs about the same for one row and for a hundred. */
export function createGroupCommit<Row, Done>(options: GroupCommitOptions<Row, Done>): GroupCommit<Row, Done> {
  const delaysMs = { ...options.maxDelayMs, now: 0 }
  const queue: Waiting<Row, Done>[] = []
  /** How long the most urgent row may wait. */
  let soonestMs = Infinity
  let running: Promise<void> | null = null
  let timer: { readonly delayMs: number; readonly handle: NodeJS.Timeout } | null = null
  let closed = false

  const stopTimer = (): void => {
    if (timer !== null) clearTimeout(timer.handle)
    timer = null
  }
  // Rows that are added in the same turn join the group.
  const start = (): void => {
    stopTimer()
    running ??= Promise.resolve().then(run)
  }
  const schedule = (): void => {
    if (running !== null || queue.length === 0) return
    if (soonestMs === 0 || queue.length >= options.maxRows) {
      start()
    } else if (timer === null || timer.delayMs > soonestMs) {
      stopTimer()
      timer = { delayMs: soonestMs, handle: setTimeout(start, soonestMs) }
    }
  }
  const run = async (): Promise<void> => {
    const group = queue.splice(0, options.maxRows)
    soonestMs = queue.length === 0 ? Infinity : soonestMs
    await commitGroup(options.commit, group)
    running = null
    schedule()
  }

  return {
    add: (row, durability) => {
      if (closed) return Promise.resolve(fail('audit_unavailable', { reason: 'closed' }))
      return new Promise((settle, throwOn) => {
        queue.push({ row, settle, throwOn })
        soonestMs = Math.min(soonestMs, delaysMs[durability])
        schedule()
      })
    },
    close: async () => {
      closed = true
      while (queue.length > 0 || running !== null) {
        start()
        await running
      }
    },
  }
}

async function commitGroup<Row, Done>(
  commit: GroupCommitOptions<Row, Done>['commit'],
  group: readonly Waiting<Row, Done>[],
): Promise<void> {
  try {
    const outcome = await commit(group.map((waiting) => waiting.row))
    group.forEach((waiting, index) => waiting.settle(outcomeOf(outcome, index)))
  } catch (bug) {
    for (const waiting of group) waiting.throwOn(bug)
  }
}

function outcomeOf<Done>(outcome: Result<readonly Done[]>, index: number): Result<Done> {
  if (!outcome.ok) return outcome
  const value = outcome.value[index]
  if (value === undefined) throw new Error('a committed row has no answer')
  return { ok: true, value }
}
