import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { Registry } from './registry.ts'
import { similarNames } from '../contract/similar-names.ts'

const longestShown = 80

/** The error for a name that no tool has, with the names that were perhaps meant. */
export function unknownTool(name: string, registry: Pick<Registry, 'all'>): AppError {
  const tool = name.slice(0, longestShown)
  const guesses = similarNames(
    tool,
    registry.all().map((each) => each.name),
  )
  return appError('unknown_tool', { tool, guesses, guessCount: guesses.length })
}
