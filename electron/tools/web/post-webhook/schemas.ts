import * as z from 'zod'

import { callOutcomes } from '../../../../shared/domain/call-outcome.ts'
import { text } from '../../../contract/argument-schemas.ts'

export const args = () =>
  z.strictObject({
    webhook: text(/^[a-z][a-z0-9_-]{0,31}$/, 32),
    /** What happened, as people read it. */
    text: text(/^[^\u0000]+$/, 4_000), // eslint-disable-line no-control-regex -- line ends are welcome
    /** The tool whose outcome is notified, and how it ended. */
    about: text(/^[a-z][a-z0-9_]{2,60}$/, 61)
      .nullable()
      .default(null),
    outcome: z.enum(callOutcomes).nullable().default(null),
  })

export const result = () => z.object({ webhook: z.string(), status: z.int(), trust: z.literal('untrusted') })

export type Args = z.output<ReturnType<typeof args>>
export type Posted = z.output<ReturnType<typeof result>>
