import type { Caller } from '../../shared/domain/caller.ts'
import type { Target } from '../../shared/domain/target.ts'
import { digestOf, sha256 } from '../kernel/digest.ts'
import type { Tool } from '../contract/define-tool.ts'
import { sealText } from '../contract/tool-seal.ts'

type Values = Readonly<Record<string, unknown>>

export type DigestContext = {
  readonly caller: Caller
  readonly target: Target
  /** Of this data folder, this PC and a limited time: a digest cannot be written down beforehand. */
  readonly nonce: string
}

/** What an approval is bound to: any difference makes another digest. */
export function callDigest(
  tool: Pick<Tool, 'name' | 'version' | 'steps' | 'undoSteps'>,
  args: Values,
  { caller, target, nonce }: DigestContext,
): string {
  return digestOf({ seal: toolSeal(tool), args, role: caller.role, kind: caller.kind, target, nonce })
}

/** The same for the undo of one call, by exactly the values that are stored for it. */
export function undoDigest(
  {
    tool,
    args,
    stored,
    undoes,
  }: { readonly tool: Tool; readonly args: Values; readonly stored: string; readonly undoes: string },
  context: DigestContext,
): string {
  return digestOf({ undoes, stored, call: callDigest(tool, args, context) })
}

const seals = new WeakMap<object, string>()

/** SHA-256 over everything that a tool runs. */
export function toolSeal(tool: Pick<Tool, 'name' | 'version' | 'steps' | 'undoSteps'>): string {
  const known = seals.get(tool)
  if (known !== undefined) return known
  const seal = sha256(sealText(tool))
  seals.set(tool, seal)
  return seal
}
