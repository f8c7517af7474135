import type * as z from 'zod'

import {
  contract,
  type CommandName,
  type CommandOutput,
  type Contract,
  type Envelope,
} from '../../shared/ipc/contract.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Logger } from '../kernel/ports.ts'
import { appError, fail, type Result } from '../kernel/result.ts'

/** Who asks: the window, never the event behind it. */
export type HandlerContext = { readonly windowId: number }

/** One function per command of the contract: a command without one does not compile. */
export type Handlers = {
  readonly [Name in CommandName]: (
    input: z.output<Contract[Name]['input']>,
    context: HandlerContext,
  ) => Promise<Result<CommandOutput<Name>>>
}

export type RouterDeps = {
  readonly handlers: Handlers
  /** Sentences in the language of this moment. */
  readonly translator: () => Translator
  readonly logger: Logger
}

/** Answers a message of a window. `allowed` = it comes from the page, frame and window that may ask. Never rejects. */
export type Router = (
  message: unknown,
  sender: HandlerContext & { readonly allowed: boolean },
) => Promise<Envelope<unknown>>

/** The largest message that a window may send, in characters of JSON. */
const maximumCharacters = 256 * 1024

export function createRouter(deps: RouterDeps): Router {
  return async (message, { windowId, allowed }) => {
    try {
      const answer = allowed ? await answerTo(message, { windowId }, deps.handlers) : fail('sender_refused')
      return answer.ok ? { ok: true, data: answer.value } : refusal(answer.error, deps)
    } catch (cause) {
      deps.logger.log('error', 'a command of the window failed', { cause })
      return refusal(appError('internal'), deps)
    }
  }
}

/** What went wrong, as every window shows it. */
function refusal(error: AppError, { translator }: RouterDeps): Envelope<never> {
  return { ok: false, error: { code: error.code, ...translator().error(error) } }
}

type Answer = Promise<Result<unknown>> | Result<unknown>

function answerTo(message: unknown, context: HandlerContext, handlers: Handlers): Answer {
  if (!isMessage(message)) return fail('unknown_command')
  const { name, input } = message
  if (!isCommandName(name)) return fail('unknown_command')
  if (!fits(input)) return fail('message_too_large')
  return call({ name, input, context }, handlers)
}

type Call<Name extends CommandName> = {
  readonly name: Name
  readonly input: unknown
  readonly context: HandlerContext
}

function call<Name extends CommandName>({ name, input, context }: Call<Name>, handlers: Handlers): Answer {
  const parsed = contract[name].input.safeParse(input)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    return fail('invalid_input', { command: name, field })
  }
  return handlers[name](parsed.data as z.output<Contract[Name]['input']>, context)
}

function isMessage(message: unknown): message is { readonly name: unknown; readonly input: unknown } {
  return typeof message === 'object' && message !== null && 'name' in message && 'input' in message
}

function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(contract, name)
}

function fits(input: unknown): boolean {
  // What JSON cannot hold (a cycle, a BigInt) fits no command either.
  try {
    return ((JSON.stringify(input) as string | undefined) ?? '').length <= maximumCharacters
  } catch {
    return false
  }
}
