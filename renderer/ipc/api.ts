import type { AppBridge, CommandName, CommandOutput, Contract, Envelope, PushEvent } from '../../shared/ipc/contract.ts'
import type * as z from 'zod'

/** What a command takes, checked again in main. */
export type CommandArguments<Name extends CommandName> = z.output<Contract[Name]['input']>

/** The whole way to main: `api['mode.set']({ mode: 'offline' })`. Every answer is an envelope; nothing throws. */
export type Api = {
  readonly [Name in CommandName]: (input: CommandArguments<Name>) => Promise<Envelope<CommandOutput<Name>>>
}

declare global {
  // The preload of the main window puts the bridge here.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- a global can only be extended by an interface
  interface Window {
    readonly deskmedic: AppBridge
  }
}

/** @param bridge what the preload offers; a fake in tests. */
export function createApi(bridge: AppBridge): Api {
  return new Proxy({} as Api, {
    get: (_target, name) => (input: unknown) => bridge.invoke(name as CommandName, input),
  })
}

export type { AppBridge, PushEvent }
