/** The complaints that the first screen offers, in its order. On the practice PC each of them has a fault of its own. */
export const exampleNames = ['print', 'wifi', 'slow', 'disk', 'mail', 'sound'] as const

export type ExampleName = (typeof exampleNames)[number]
