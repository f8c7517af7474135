import type { Finding } from '../../shared/domain/finding.ts'
import type { ProofReason } from '../../shared/domain/tool-call.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Registry } from '../registry/registry.ts'
import { findingSentence } from './finding-words.ts'

/** The finding that led to a fix, as far as its sentence needs it. */
export type Mended = Pick<Finding, 'tool' | 'id' | 'culprits'>

/** What the checks around a fix say: of a finding that is gone, its sentence without the full stop. */
export function proofText(
  reason: ProofReason,
  mended: Mended | null,
  { registry, translator }: { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator },
): string {
  const tool = mended && reason === 'finding_gone' ? registry.find(mended.tool) : null
  if (!mended || !tool) return translator.text(`proof.${reason}`)
  const finding = findingSentence(tool, mended, translator).replace(/[.。]$/u, '')
  return translator.text('proof.named_finding_gone', { finding })
}
