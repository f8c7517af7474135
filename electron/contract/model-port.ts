import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { Result } from '../kernel/result.ts'

/** A tool as a model is told of it. `parameters` = a schema that every endpoint understands. */
export type ModelTool = {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A call that a model asks for. `args` null = they are cut or no object: told to the model, never run. */
export type ModelCall = {
  readonly id: string
  readonly name: string
  readonly args: Readonly<Record<string, unknown>> | null
  readonly argumentsText: string
  /** It was written into the text of the answer: perhaps quoted from what the model read. */
  readonly isRecovered?: true
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly name: string; readonly text: string }

export type TokenUsage = { readonly promptTokens: number; readonly completionTokens: number }

/** What a model said in one answer. */
export type ModelAnswer = {
  readonly text: string
  /** What it wrote while it thought: shown folded, never taken as its answer. */
  readonly reasoning: string
  /** In the order in which they appeared. */
  readonly calls: readonly ModelCall[]
  /** As the endpoint says it; null = it never did, which is no error. */
  readonly finishReason: string | null
  readonly usage: TokenUsage | null
  /** Why it ended early; what was said until then stands. */
  readonly error: string | null
}

/** Something that a person can keep from a model: a message of the conversation, or a check with all that it reads. */
export type KeepablePart = { readonly key: string; readonly label: LocalizedText }

export type ModelQuestion = {
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ModelTool[]
  readonly signal: AbortSignal
  /** Something of the answer has come; `read` gives it as far as it is. */
  readonly onProgress?: (read: () => ModelAnswer) => void
  /** Absent = all of it is told. `keep` keeps these from it in this conversation, and gives the question without them. */
  readonly keeping?: {
    readonly parts: readonly KeepablePart[]
    readonly keep: (keys: readonly string[]) => ModelQuestion
  }
}

/** A model behind an endpoint that speaks the protocol of OpenAI. */
export type ModelPort = {
  /**
   * Fails with `model_unknown`, `model_failed`, `model_answer_unreadable`, `service_refused`, `service_busy`, with what the guarded client
   * says, or with `cancelled`. An answer that broke off is an answer with `error`.
   */
  ask(question: ModelQuestion): Promise<Result<ModelAnswer>>
}
