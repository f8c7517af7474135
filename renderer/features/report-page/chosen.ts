/** What a person wants to give away: the numbers of the personal items that are shown, and whether the technical part goes along. */
export type Chosen = { readonly shown: ReadonlySet<number>; readonly hasTechnical: boolean }
