import { fail, type Result } from '../kernel/result.ts'

/** `now` = written at once, together with what waits; `grouped` = may wait for others, at most `maxDelayMs`. */
export type Durability = 'now' | 'grouped'

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
  readonly maxDelayMs: number
}

type Waiting<Row, Done> = {
  readonly row: Row
  readonly settle: (outcome: Result<Done>) => void
  readonly throwOn: (bug: unknown) => void
}

/** Shares one sync among rows that come together: a sync costs about the same for one row and for a hundred. */
export function createGroupCommit<Row, Done>(options: GroupCommitOptions<Row, Done>): GroupCommit<Row, Done> {
  const queue: Waiting<Row, Done>[] = []
  let urgentRows = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false

  // Rows that are added in the same turn join the group.
  const start = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    running ??= Promise.resolve().then(run)
  }
  const schedule = (): void => {
    if (running !== null || queue.length === 0) return
    if (urgentRows > 0 || queue.length >= options.maxRows) start()
    else timer ??= setTimeout(start, options.maxDelayMs)
  }
  const run = async (): Promise<void> => {
    const group = queue.splice(0, options.maxRows)
    urgentRows = queue.length === 0 ? 0 : urgentRows
    await commitGroup(options.commit, group)
    running = null
    schedule()
  }

  return {
    add: (row, durability) => {
      if (closed) return Promise.resolve(fail('audit_unavailable', { reason: 'closed' }))
      return new Promise((settle, throwOn) => {
        queue.push({ row, settle, throwOn })
        if (durability === 'now') urgentRows += 1
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
