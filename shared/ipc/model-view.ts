import type { EndpointPreset, MeasuredModel, ProbedStep } from '../domain/model-endpoint.ts'
import type { Category } from '../domain/tool-manifest.ts'
import type { KeyPlace, LockedBy, SettingView } from './setting-view.ts'
import type { ErrorView } from './views.ts'

/** Whose PC a model runs on. */
export type ModelPlace = 'here' | 'own_network' | 'internet'

/** Which model may help, and what is known of it. Its key never leaves main. */
export type ModelsView = {
  /** Off where there is none. Locked where the organisation wants none. */
  readonly use: SettingView<'on' | 'off'>
  /** Empty = none is set up. */
  readonly address: string
  readonly model: string
  readonly place: ModelPlace | null
  /** Why it cannot be asked now, whatever the server says: a mode, or what the organisation allows. */
  readonly refusal: ErrorView | null
  readonly key: { readonly place: KeyPlace; readonly isKept: boolean }
  /** Addresses that the organisation names; with `onlyListed` no others can be used. */
  readonly listed: readonly string[]
  readonly onlyListed: LockedBy | null
  readonly sendPii: SettingView<'never' | 'placeholders'>
  /** Areas whose checks may be told to a model elsewhere, or stay here. */
  readonly areas: readonly { readonly category: Category; readonly title: string; readonly isTold: boolean }[]
  /** What tests have found out about models, of any address. */
  readonly measured: readonly MeasuredModel[]
}

/** A server of models that runs on this PC. */
export type FoundServerView = {
  readonly preset: EndpointPreset | null
  readonly address: string
  readonly models: readonly string[]
}

/** How a test of the endpoint went, step by step. */
export type ModelTestView = {
  readonly steps: readonly ProbedStep[]
  /** Why the first step that failed did, and what to do; null = none did, or the model cannot use tools. */
  readonly error: ErrorView | null
  /** What the server offers; empty = it does not tell. */
  readonly models: readonly string[]
  /** The one of them whose name is nearest; null = there is none, or it is the one. */
  readonly closest: string | null
}

/** What a model was told, to the letter: the letters of its messages, without the words that every protocol puts around them. */
export type SentView = {
  readonly address: string
  readonly model: string
  readonly messages: readonly { readonly from: 'system' | 'user' | 'assistant' | 'tool'; readonly text: string }[]
  /** Names of the checks that it may ask for. */
  readonly tools: readonly string[]
  readonly sizeBytes: number
  /** How many stand-ins are in it. */
  readonly standIns: number
}
