import { nextTextSize, type TextSizeStep } from '../../shared/domain/text-size.ts'

export type TextSizeKeys = {
  readonly press: (step: TextSizeStep) => void
  /** A setting says this size. */
  readonly follow: (percent: number) => void
}

/**
 * The size of text by keys. It is in sight at once and kept behind that; what was kept for an earlier press, and is told only now, never
 * sets back what a person has pressed since.
 */
export function createTextSizeKeys({
  size,
  show,
  keep,
}: {
  readonly size: () => number
  readonly show: (percent: number) => void
  /** Settles once it is kept, or is not going to be. */
  readonly keep: (percent: number) => Promise<void>
}): TextSizeKeys {
  let wanted: number | null = null
  let keeping = 0
  const ended = (): void => {
    keeping -= 1
    if (keeping === 0) wanted = null
  }
  return {
    press: (step) => {
      wanted = nextTextSize(wanted ?? size(), step)
      keeping += 1
      show(wanted)
      void keep(wanted).finally(ended)
    },
    follow: (percent) => {
      if (wanted === null || wanted === percent) show(percent)
    },
  }
}
