import type { AppError } from '../../shared/errors.ts'
import { invalidArgument } from '../kernel/invalid-argument.ts'
import type { Tool } from '../contract/define-tool.ts'
import { isSafeDiagnostic, type Registry } from './registry.ts'
import { similarNames } from '../contract/similar-names.ts'

/** Why the check that a call names as its proof cannot be one; null = it can, or none is named. */
export function unfitProof(
  { name, proof }: Tool,
  args: Readonly<Record<string, unknown>>,
  registry: Pick<Registry, 'all' | 'find'>,
): AppError | null {
  if (proof === undefined || typeof proof.tool === 'string') return null
  const field = proof.tool.argument
  const named = args[field]
  if (typeof named !== 'string') return null
  const found = registry.find(named)
  if (found?.kind === 'diagnostic' && isSafeDiagnostic(found, 'admin')) return null
  const checks = registry.all().filter((tool) => tool.kind === 'diagnostic' && isSafeDiagnostic(tool, 'admin'))
  const guesses = similarNames(
    named,
    checks.map((tool) => tool.name),
  )
  return invalidArgument({ tool: name, field, problem: 'not_allowed', guesses, rule: 'name of a check' })
}
