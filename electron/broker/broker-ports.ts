import type { Locale } from '../../shared/domain/locale.ts'
import type { Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Clock } from '../kernel/ports.ts'
import type { Timers } from '../kernel/timers.ts'
import type { Runner } from '../runners/runners.ts'
import type { ServedTools } from './broker-list.ts'
import type { Connection } from './connection.ts'
import type { BrokerRefusal, JudgedStep } from './judge-step.ts'

type Values = Readonly<Record<string, unknown>>

/** The broker's own window, filled from its own copy of the tools. */
export type BrokerWindow = {
  /**
   * Shows these steps. With `click` it resolves with what a person clicked there, and never by time; without, with `run` once
   * they are in sight. `stop` also where nothing can be shown: what nobody can see does not run.
   */
  show(steps: readonly JudgedStep[], how: { readonly click: boolean; readonly lang: Locale }): Promise<'run' | 'stop'>
  tell(step: number, state: 'running' | 'done' | 'failed'): void
  /** A person clicked Stop while steps run. */
  onStop(listener: () => void): void
  close(): void
}

/** What the broker keeps of its own fixes: nothing else can be undone through it. */
export type KeptFixes = {
  keep(callId: string, fix: KeptFix): Promise<boolean>
  find(callId: string): Promise<KeptFix | null>
  forget(callId: string): Promise<void>
}
export type KeptFix = {
  readonly tool: string
  readonly version: number
  readonly args: Values
  readonly result: Values
}

/** One line for administrators: what was asked and what came of it. */
export type BrokerLogLine = {
  readonly event: 'started' | 'shown' | 'refused' | 'begun' | 'ended' | 'crashed' | 'closed'
  readonly tool?: string
  readonly callId?: string
  readonly approvalId?: string
  readonly args?: string
  readonly outcome?: string
  /** Of a crash: kind, code of the system and places of the program. */
  readonly cause?: string
}

export type RefuseTool = (tool: Tool) => BrokerRefusal | null

export type ServeDeps = {
  readonly connection: Connection & { readonly lang: Locale }
  readonly served: ServedTools
  /** The PC under this process, with its rights. */
  readonly runner: Pick<Runner, 'run' | 'undo'>
  readonly window: BrokerWindow
  readonly kept: KeptFixes
  /** Asked for each step: why it may not run on this PC at this moment (null = it may), and when a click is needed. */
  readonly policy: () => Promise<{ readonly refuses: RefuseTool; readonly reconfirm: Reconfirm }>
  /** Resolves once the line is on the disk; false = it is not, and nothing runs. */
  readonly log: (line: BrokerLogLine) => Promise<boolean>
  readonly clock: Clock
  /** A clock that nothing can set. */
  readonly steady: Clock
  readonly timers: Timers
}
