import { canonicalJson } from '../kernel/canonical-json.ts'
import type { Tool } from './define-tool.ts'

type Values = Readonly<Record<string, unknown>>

/** Arguments with what the preview showed; null = they are bound to something else already. */
export function pinnedArgs({ preview }: Pick<Tool, 'preview'>, args: Values, shown: Values): Values | null {
  const pins = Object.entries(preview?.pins ?? {}).map(([name, field]) => [name, shown[field] ?? null] as const)
  const isOther = pins.some(([name, value]) => {
    const bound = args[name] ?? null
    return bound !== null && canonicalJson(bound) !== canonicalJson(value)
  })
  return isOther ? null : { ...args, ...Object.fromEntries(pins) }
}
