/** When something happens, as a person says it where nothing was found. */
export const occasions = ['always', 'start', 'program', 'network'] as const
export type Occasion = (typeof occasions)[number]
