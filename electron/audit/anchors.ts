import type { Logger } from '../kernel/ports.ts'
import type { AtomicFileDeps } from '../store/atomic-file.ts'
import { ioResult } from '../store/io-result.ts'
import { writeAnchor, type Anchor } from './anchor.ts'
import type { SecondPlace } from './second-place.ts'

export type Anchors = {
  /** Resolves when the anchor names what was the head at this call, or could not be written. */
  write(): Promise<void>
  /** The same without waiting: `atOnce`, or when enough lines have come together. */
  writeBehind(added: { readonly lines: number; readonly atOnce: boolean }): void
}

export type AnchorsDeps = AtomicFileDeps & {
  readonly folder: string
  readonly logger?: Logger
  /** Absent = there is no other place that this chain is known in. */
  readonly secondPlace?: SecondPlace | undefined
  /** Where the chain is now. */
  readonly current: () => Anchor
}

const everyLines = 100

/**
 * Keeps the anchor up with the chain, one write at a time. An anchor that cannot be written is no reason to refuse an
 * effect: the chain itself is whole. The next one tries again.
 */
export function createAnchors(deps: AnchorsDeps): Anchors {
  let lines = 0
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const writeNow = async (): Promise<void> => {
    waiting = null
    lines = 0
    const anchor = deps.current()
    const written = await ioResult({ code: 'audit_unavailable' }, async () => {
      await writeAnchor(deps, deps.folder, anchor)
      await deps.secondPlace?.keep(deps.folder, anchor)
    })
    if (!written.ok) deps.logger?.log('warn', 'audit anchor not written', { ...written.error.data })
  }
  // Whoever comes while one is written shares the next.
  const write = (): Promise<void> => {
    if (waiting === null) {
      waiting = running.then(writeNow)
      running = waiting
    }
    return waiting
  }
  return {
    write,
    writeBehind: (added) => {
      lines += added.lines
      if (added.atOnce || lines >= everyLines) void write()
    },
  }
}
