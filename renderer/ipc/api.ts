import type { AppBridge, CommandName, CommandOutput, Contract, Envelope, PushEvent } from '../../shared/ipc/contract.ts'
import type * as z from 'zod'

/** What a command takes, checked again in main. */
export type CommandArguments<Name extends CommandName> = z.output<Contract[Name]['input']>

/** An answer of main; one that failed says to which command. */
export type Answer<Output> =
  | Extract<Envelope<Output>, { readonly ok: true }>
  | {
      readonly ok: false
      readonly error: Extract<Envelope<Output>, { readonly ok: false }>['error'] & { readonly command: CommandName }
    }

/** The whole way to main: `api['mode.set']({ mode: 'offline' })`. Every answer is an envelope; nothing throws. */
export type Api = {
  readonly [Name in CommandName]: (input: CommandArguments<Name>) => Promise<Answer<CommandOutput<Name>>>
}

/** Runs one command; an error is kept where the window shows it. @returns its data, null after an error. */
export type Ask = <Output>(command: Promise<Answer<Output>>) => Promise<Output | null>

declare global {
  // The preload of the main window puts the bridge here.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a global can only be extended by an interface
  interface Window {
    readonly deskmedic: AppBridge
  }
}

/** @param bridge what the preload offers; a fake in tests. */
export function createApi(bridge: AppBridge): Api {
  return new Proxy({} as Api, {
    get: (_target, name) => (input: unknown) => answerOf(bridge, name as CommandName, input),
  })
}

async function answerOf(bridge: AppBridge, command: CommandName, input: unknown): Promise<Answer<unknown>> {
  const answer = await bridge.invoke(command, input)
  return answer.ok ? answer : { ok: false, error: { ...answer.error, command } }
}

export type { AppBridge, PushEvent }
