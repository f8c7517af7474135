import { blockPath, type PathBlock } from '../../../shared/domain/path-sandbox.ts'
import type { FileUse } from '../../../shared/domain/workspace.ts'
import { followLinks, type Seen } from './follow-links.ts'
import { isHiddenBelow } from './hidden.ts'
import { judgePathText } from './judge-path.ts'
import type { PathRules } from './path-rules.ts'
import { pathOf, type Place } from './place.ts'

export type PathInQuestion = {
  /** Without links, where there is a disk to ask. */
  readonly root: Place
  readonly input: string
  readonly use: FileUse | undefined
  readonly rules: PathRules
  /** Null = the disk of such a system is not here: the text alone is judged. */
  readonly look: ((path: string) => Promise<Seen>) | null
}

export type PathInAnswer = { readonly verdict: 'allow'; readonly resolved: string } | PathBlock

/** The path sandbox alone, for any folder: its text, its links and hidden names. */
export async function judgePathIn({ root, input, use, rules, look }: PathInQuestion): Promise<PathInAnswer> {
  const judged = judgePathText({ root, input, rules })
  if (judged.verdict === 'block') return judged
  const followed = look === null ? judged : await followLinks({ place: judged.place, root, rules, look })
  if (followed.verdict === 'block') return followed
  if (use === 'read' && isHiddenBelow(followed.place, root)) return blockPath('hidden')
  return { verdict: 'allow', resolved: pathOf(followed.place, rules) }
}
