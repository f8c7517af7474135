import type * as z from 'zod'

import type { SettingsSection } from '../../shared/domain/page-settings.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import type { Result } from '../kernel/result.ts'

/** What a judge has to ask of this PC. */
export type JudgePorts = {
  readonly platform: NodeJS.Platform
  readonly isFolder: (path: string) => Promise<boolean>
  /** Why a folder can be no workspace: it is the top of a drive, or is, holds or lies in one of these; null = it can. */
  readonly closedFolder: (path: string) => Promise<'drive' | 'own' | 'system' | null>
  /** Fails with `proxy_unsupported`. */
  readonly proxy: (address: string) => Promise<Result<unknown>>
  /** Fails with `certificates_unreadable`. */
  readonly certificates: (path: string) => Promise<Result<unknown>>
}

/** The same, and what is set besides: what one setting may be can hang on another. */
export type JudgeContext = JudgePorts & {
  /** Names of the webhooks that are there. */
  readonly webhooks: () => readonly string[]
  /** Which of them is told how fixes end; empty = none. */
  readonly notifyWebhook: () => string
  readonly modelAddress: () => string
  /** Fails where this is no folder of a workspace that can be read. */
  readonly collectedFolder: (folder: string) => Promise<Result<unknown>>
  /** Fails where mode, policy or lists let no model be asked at this address now. */
  readonly modelWay: (address: string) => Promise<Result<unknown>>
}

/**
 * A value as it is to be kept, or why it cannot be. What was kept `before` stays, whatever has become of it: a folder that is gone must not
 * keep others from being added.
 */
export type Judge<Value> = (
  value: Value,
  before: Value,
  context: JudgeContext,
) => Promise<Result<Value>> | Result<Value>

/** One setting: all that tells it from the others. */
export type SettingRow<Value> = {
  /** What a file or a policy may hold. */
  readonly schema: z.ZodType<Value>
  readonly initial: NoInfer<Value>
  /** What a person may set beyond that; absent = all that fits the schema. */
  readonly judge?: Judge<Value>
  /** Entries come to it only where a person has seen what they mean: what is typed can take them away, never add one. */
  readonly agreedOnly?: true
  /** How it stands on the page of settings; absent = it is set at the terminal alone. */
  readonly page?: {
    readonly kind: 'mode' | 'choice' | 'switch' | 'list' | 'text'
    readonly label: MessageKey
    readonly section: SettingsSection
  }
  /** The name that administrators know; absent = its own name alone. */
  readonly policy?: string
  /** What it can be under that name; absent = what its schema says. */
  readonly policyForm?:
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** What the value under that name means; absent = as it is. */
  readonly fromPolicy?: (value: unknown) => unknown
  /** The way back; absent = as it is. */
  readonly toPolicy?: (value: NoInfer<Value>) => unknown
  /** What counts where a policy has a value that does not fit; absent = nothing is fixed by it. */
  readonly strictest?: NoInfer<Value>
  /** Other forms in which a policy or an older file may hold the value. */
  readonly read?: (value: unknown) => unknown
  /** How the record tells it; absent = by its value. `counted` = whoever knows the value may use it: only how many there are, never which. */
  readonly audit?: 'mode' | 'counted'
  /** The value as it is shown to whoever asks; absent = as it is. */
  readonly shown?: (value: Value) => Value
}

export function row<Value>(setting: SettingRow<Value>): SettingRow<Value> {
  return setting
}
