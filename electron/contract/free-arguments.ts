import * as z from 'zod'

import type { Tool } from './define-tool.ts'

/** The longest path of Windows: what may be longer is no name of a thing but text of somebody's own wording. */
const longestName = 260

/**
 * Names of the arguments that can hold a command, a script, an address or a message: what such a text does stands nowhere but in
 * itself. The schema says so, by how much it takes.
 */
export function freeArguments(tool: Pick<Tool, 'args'>): ReadonlySet<string> {
  const { properties = {} } = z.toJSONSchema(tool.args(), { io: 'output', unrepresentable: 'any' })
  return new Set(Object.keys(properties).filter((name) => takesFreeText(properties[name] ?? true)))
}

function takesFreeText(schema: z.core.JSONSchema._JSONSchema): boolean {
  if (typeof schema === 'boolean') return schema
  if (schema.enum !== undefined || schema.const !== undefined) return false
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0) return choices.some(takesFreeText)
  if (schema.type === 'string') return schema.maxLength === undefined || schema.maxLength > longestName
  if (schema.type === 'array') return [schema.items ?? true].flat().some(takesFreeText)
  if (schema.type === 'object')
    return [...Object.values(schema.properties ?? {}), schema.additionalProperties ?? false].some(takesFreeText)
  return schema.type === undefined
}
