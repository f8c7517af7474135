import type { Result } from '../kernel/result.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Tool } from './define-tool.ts'

/** Longest text that any argument may carry, in UTF-16 units: longer input is refused before a schema looks at it. */
const maxTextLength = 64 * 1024

/**
 * Arguments as the tool's schema gives them: defaults filled in, unknown keys refused.
 * The error names the first field and the rule; never the value itself.
 */
export function validateArgs(tool: Tool, args: unknown): Result<Readonly<Record<string, unknown>>> {
  const size = JSON.stringify(args ?? null).length
  if (size > maxTextLength) return fail('text_too_long', { field: 'args', length: size, limit: maxTextLength })
  const parsed = tool.args().safeParse(args === undefined ? {} : args)
  if (parsed.success) return ok(parsed.data)
  const issue = parsed.error.issues[0]
  if (issue === undefined) return fail('invalid_arguments', { tool: tool.name, field: '', rule: '' })
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : []
  const field = [...issue.path.map(String), ...unknownKeys.slice(0, 1)].join('.')
  return fail('invalid_arguments', { tool: tool.name, field: field === '' ? 'args' : field, rule: issueRule(issue) })
}

type Issue = { readonly code?: string | undefined; readonly message: string; readonly input?: unknown }

function issueRule(issue: Issue): string {
  return issue.code === 'unrecognized_keys' ? 'unknown argument' : issue.message
}
