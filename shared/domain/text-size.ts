/** Sizes of text that are offered, in percent of that of the system. */
const textSizes = [90, 100, 110, 125, 150, 175, 200] as const

export const textSizeLimits = { least: 90, most: 200, plain: 100 } as const

export const textSizeSteps = ['larger', 'smaller', 'plain'] as const
export type TextSizeStep = (typeof textSizeSteps)[number]

/** The next offered size; at the end of them it stays. */
export function nextTextSize(size: number, step: TextSizeStep): number {
  if (step === 'plain') return textSizeLimits.plain
  const further =
    step === 'larger' ? textSizes.find((each) => each > size) : textSizes.filter((each) => each < size).at(-1)
  return further ?? size
}
