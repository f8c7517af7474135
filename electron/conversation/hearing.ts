import type { Result } from '../kernel/result.ts'
import type { Said } from './driver.ts'
import type { Explained, KnownTools } from './explanations.ts'
import type { OpenChat } from './open-chats.ts'
import type { AskedPlan } from './plan-runs.ts'
import type { WatchWanted } from './watch-runs.ts'

/** What a conversation can do about it. */
export type Steps = {
  send(said: Said): Result<null>
  again(): Result<null>
  lookDeeper(itemId: string): Result<null>
  works(fixesId: string, isWorking: boolean): Result<null>
  look(tools: readonly string[]): Result<null>
  checkUp(): Result<null>
  watch(wanted?: WatchWanted): Result<null>
  undo(callId: string): Promise<Result<null>>
  /** Asks about steps of a plan, as its button does. */
  approve(asked: Pick<AskedPlan, 'planId' | 'digests'>): Result<null>
  dismiss(planId: string): Result<null>
  /** A model to ask in the conversation so far; null = there is none. */
  readonly talk: Talk | null
  stop(): void
  isBusy(): boolean
  /** False while something runs that is to end first. */
  isFree(): boolean
  /** Whether it names something of this PC. */
  readonly isAbout: (text: string) => Promise<boolean>
  /** Keeps it until then. */
  queue(text: string): Result<null>
}

export type Talk = {
  isComplaint(text: string): Promise<boolean>
  /** `otherwise` is done where it says nothing. */
  ask(text: string, otherwise: () => void): Result<null>
}

/** A message that is no complaint, and what can be done about it. */
export type Hearing = {
  readonly chat: OpenChat
  readonly steps: Steps
  readonly reply: (...notices: readonly Explained[]) => Result<null>
  readonly tools: KnownTools
}
export type Hear = (hearing: Hearing) => Result<null> | Promise<Result<null>>
