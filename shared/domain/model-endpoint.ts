import { keysOf } from './closed-record.ts'

/** Where a model is asked. `address` ends before `/chat/completions`, as `http://127.0.0.1:11434/v1`; the key is kept elsewhere. */
export type ModelEndpoint = { readonly address: string; readonly model: string }

/** Endpoints that are offered by name. What stands for a name of one's own is replaced before it can be used. */
export const endpointPresets = {
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
  llamacpp: 'http://127.0.0.1:8080/v1',
  vllm: 'http://127.0.0.1:8000/v1',
  openai: 'https://api.openai.com/v1',
  azure: 'https://NAME.openai.azure.com/openai/v1',
} as const satisfies Readonly<Record<string, string>>

export type EndpointPreset = keyof typeof endpointPresets

/** Names of programs and companies are the same in every language. */
export const endpointNames: Readonly<Record<EndpointPreset, string>> = {
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
}

/** The preset whose address this is, whatever stands for a name of one's own; null = of none. */
export function presetOf(address: string): EndpointPreset | null {
  return keysOf(endpointPresets).find((preset) => endpointPresets[preset] === address) ?? null
}

/** What a test has found out about a model. `contextTokens` null = the server does not tell. */
export type MeasuredModel = ModelEndpoint & { readonly canUseTools: boolean; readonly contextTokens: number | null }

export const mostContextTokens = 100_000_000

/** What is tried, in this order: the first that fails is told. */
export const endpointSteps = ['name', 'connection', 'certificate', 'sign_in', 'answer', 'tools'] as const
export type EndpointStep = (typeof endpointSteps)[number]

/** What went wrong at a step, in a word or two. */
export type StepFailure =
  | 'not_found'
  | 'not_reached'
  | 'not_allowed'
  | 'stopped_by_proxy'
  | 'too_slow'
  | 'not_trusted'
  | 'cannot_judge'
  | 'key_missing'
  | 'not_accepted'
  | 'not_chosen'
  | 'not_there'
  | 'tells_error'
  | 'not_understood'
  | 'broke_off'
  | 'busy'
  | 'no_checks'

/** `not_tried` = an earlier step failed, or ended before this one was known; `not_needed` = there is nothing to try. */
export type ProbedStep =
  | { readonly step: EndpointStep; readonly state: 'ok' | 'not_tried' | 'not_needed' }
  | { readonly step: EndpointStep; readonly state: 'failed'; readonly failure: StepFailure }
