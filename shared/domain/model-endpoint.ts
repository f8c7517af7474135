/** Where a model is asked. `address` ends before `/chat/completions`, as `http://127.0.0.1:11434/v1`; the key is kept elsewhere. */
export type ModelEndpoint = { readonly address: string; readonly model: string }

/** Endpoints that are offered by name. */
export const endpointPresets = {
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
  llamacpp: 'http://127.0.0.1:8080/v1',
  vllm: 'http://127.0.0.1:8000/v1',
  openai: 'https://api.openai.com/v1',
} as const satisfies Readonly<Record<string, string>>

export type EndpointPreset = keyof typeof endpointPresets

/** What is tried, in this order: the first that fails is told. */
export const endpointSteps = ['name', 'connection', 'certificate', 'sign_in', 'answer', 'tools'] as const
export type EndpointStep = (typeof endpointSteps)[number]
