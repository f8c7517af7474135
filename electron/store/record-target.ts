import * as z from 'zod'

import type { Content } from './schema-version.ts'

export const recordedTarget = z.strictObject({
  kind: z.enum(['windows', 'portable', 'simulated']),
  id: z.string().max(64).nullable(),
})

/** Records of before named the kind of PC alone. */
export function withTarget(content: Content): Content {
  const { machine, ...rest } = content
  if (machine === undefined) return content
  return { ...rest, target: machine === null ? null : { kind: machine, id: null } }
}
