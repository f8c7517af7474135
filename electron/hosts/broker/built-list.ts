import * as z from 'zod'

import { listOf, type BrokerList } from '../../broker/broker-list.ts'
import { loadTools } from '../../registry/folders.ts'

/** The build puts the list here, made from the registry of that moment. */
const builtList = '@@deskmedic-broker-list@@'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const list = z.record(
  z.string(),
  z.strictObject({
    version: z.int(),
    risk: z.enum(['safe', 'caution', 'elevated']),
    args: hash,
    steps: z.record(z.string(), hash),
  }),
)

/** Null = this program was not built whole: it serves nothing. */
export function readBuiltList(): BrokerList | null {
  try {
    return list.parse(JSON.parse(builtList))
  } catch {
    return null
  }
}

/** What the build asks the program itself for. */
export function printedList(): string {
  return JSON.stringify(listOf(loadTools()))
}
