/** What holds a clause of the threat model: a test by its title, or a line that stands in a file of the product. */
export type Proof = { readonly file: string; readonly title: string } | { readonly file: string; readonly line: RegExp }

/** Clause of the document -> what holds it. */
export type Held = Readonly<Record<string, readonly (readonly Proof[])[]>>

export type ProofOf = (...titles: readonly string[]) => readonly Proof[]

/** Tests of one file, by their titles as they stand in the source. */
export function testsOf(file: string): ProofOf {
  return (...titles) => titles.map((title) => ({ file, title }))
}

/** A line of the product or of its rules: for what is declared and not done, such as a rule of the architecture. */
export function stands(file: string, line: RegExp): readonly Proof[] {
  return [{ file, line }]
}
