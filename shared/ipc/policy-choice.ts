import * as z from 'zod'

import type { LockedBy } from './setting-view.ts'

/** In which form a configuration is handed to other PCs: for the registry, for the policy file, for device management. */
export const policyFormats = ['reg', 'json', 'intune'] as const
export type PolicyFormat = (typeof policyFormats)[number]

/** One value of a configuration that is being built. */
export type PolicyChoice = {
  /** The name that administrators know. */
  readonly name: string
  readonly label: string
  /** As it is now, in one line. */
  readonly value: string
  /** It differs from how Deskmedic comes. */
  readonly isChanged: boolean
  /** Where it comes from, if that is not the person who sits here; null = it is theirs. */
  readonly lockedBy: LockedBy | null
}

/** What is to be written, and how. `canBeChanged` = people start with it, and may set it otherwise. */
export type BuiltConfiguration = {
  readonly names: readonly string[]
  readonly format: PolicyFormat
  readonly canBeChanged: boolean
}

export const builtConfiguration: z.ZodType<BuiltConfiguration> = z.strictObject({
  names: z
    .array(z.string().regex(/^[A-Za-z]{2,40}$/))
    .min(1)
    .max(100),
  format: z.enum(policyFormats),
  canBeChanged: z.boolean(),
})
