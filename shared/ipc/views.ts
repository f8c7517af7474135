import type { ChatOutcome } from '../domain/chat-outcome.ts'
import type { AdminView } from './admin-view.ts'
import type { ModelEntry, SaidEntry } from './spoken-entries.ts'
import type { AdviceView } from './advice-view.ts'
import type { ArgumentView } from './argument-view.ts'
import type { CheckUpView } from './check-up-view.ts'
import type { QuestionView } from './question-view.ts'
import type { SearchChoice } from '../domain/external-access.ts'
import type { CheckVerdict, Evidence, FixVerdict, Severity } from '../domain/finding.ts'
import type { FindingName } from '../domain/conclusion.ts'
import type { Locale } from '../domain/locale.ts'
import type { PicturePair, PictureView } from '../domain/picture.ts'
import type { PageSetting, SettingsSection } from '../domain/page-settings.ts'
import type { NetworkMode, NetworkType } from '../domain/network-mode.ts'
import type { RuntimeView } from '../domain/program-runtime.ts'
import type { Category, Risk } from '../domain/tool-manifest.ts'
import type { AllowedBy, BegunPhase, CallPhase, ProofReason, Quiet, ToolCall, WaitOfCall } from '../domain/tool-call.ts'
import type { AppError } from '../errors.ts'
import type { DesktopSettingsView, GrantView, NetworkSettingsView, SettingView } from './setting-view.ts'
import type { FileDiffView } from './diff-view.ts'
import type { HeadlineView } from './headline-view.ts'
import type { UndoableView } from './undoable-view.ts'
import type { WatchView } from './watch-view.ts'
import type { ChangeView, ListView } from './step-facts.ts'

/** An error as a window shows it: sentences in the user's language, made in main. */
export type ErrorView = {
  readonly code: AppError['code']
  readonly number: string
  readonly why: string
  readonly next: string
}

export type Count = { readonly total: number; readonly available: number }

export type DisabledTool = {
  readonly tool: string
  readonly title: string
  readonly reason: ErrorView
  /** Titles of usable tools that can stand in. */
  readonly alternatives: readonly string[]
}

/** Everything about this PC and this session that is always in sight; pushed as a whole when something changes. */
export type PcView = {
  readonly target: {
    readonly kind: 'windows' | 'portable' | 'simulated'
    readonly computerName: string
    readonly system: string
  }
  readonly mode: SettingView<NetworkMode>
  /** Whom to ask about what the organisation has fixed; null = nobody is named. */
  readonly adminContact: string | null
  readonly admin: AdminView
  readonly planner: { readonly kind: 'built_in' } | { readonly kind: 'model'; readonly model: string }
  readonly bytesSent: number
  readonly bytesSentByTool: readonly { readonly tool: string; readonly title: string; readonly bytes: number }[]
  readonly tools: Count & {
    readonly byCategory: readonly { readonly category: Category; readonly title: string; readonly count: Count }[]
    readonly byNetwork: readonly { readonly network: NetworkType; readonly title: string; readonly count: Count }[]
    readonly disabled: readonly DisabledTool[]
  }
  readonly runtimes: readonly RuntimeView[]
  /** Of folders that searches visited and knew without reading, and of the calls on this PC; null = nothing was run. */
  readonly folders: { readonly visited: number; readonly remembered: number }
  readonly runs: { readonly calls: number; readonly succeeded: number; readonly medianMs: number | null }
}

export type SettingsView = DesktopSettingsView & {
  /** What stands in each section of the page, in its order. */
  readonly sections: Readonly<Record<SettingsSection, readonly PageSetting[]>>
  readonly language: SettingView<Locale | 'auto'>
  readonly theme: SettingView<'system' | 'light' | 'dark'>
  readonly mode: SettingView<NetworkMode>
  readonly target: SettingView<'auto' | 'windows' | 'portable' | 'simulated'>
  readonly externalAccess: SettingView<'on' | 'off'>
  readonly searchProvider: SettingView<SearchChoice>
  /** Whether the system shows messages about repairs. */
  readonly notifyRepairs: SettingView<'on' | 'off'>
  /** A check-up each week, while nobody uses the PC. */
  readonly weeklyCheckUp: SettingView<'on' | 'off'>
  /** Name of the webhook that is told how every fix ended; empty = none. */
  readonly notifyWebhook: SettingView<string>
  /** Days that chats, past calls and undo records are kept. */
  readonly historyRetentionDays: SettingView<string>
  /** The same of the record of changes; see `auditDays`. */
  readonly auditRetentionDays: SettingView<string>
  readonly network: NetworkSettingsView
  /** What is wrong with the settings, those of the organisation or the standing permissions; empty = nothing. */
  readonly warnings: readonly ErrorView[]
  /** True = their file was damaged, and a person has to say that those in use are right. */
  readonly unconfirmed: boolean
  readonly grants: readonly GrantView[]
}

export type FindingView = {
  /** `cause` also where there is no verdict. */
  readonly place: 'cause' | 'consequence' | 'aside'
  readonly tool: string
  readonly id: string
  readonly severity: Severity
  readonly text: string
  readonly source: string
  readonly evidenceText: string
  readonly evidence: readonly Evidence[]
  /** What its check has read, drawn; of the first cause only. */
  readonly pictures: readonly PictureView[]
  readonly advice: AdviceView | null
}

/** One call as a card. `lastLine` and `elapsedMs` move while it runs. */
export type CallView = WaitOfCall & {
  readonly callId: string
  readonly tool: string
  readonly title: string
  readonly args: readonly ArgumentView[]
  /** True for what changes something on the PC. */
  readonly changes: boolean
  readonly state: ToolCall['state'] | 'stopping'
  readonly verdict: CheckVerdict | null
  /** How far a fix is; null where it neither runs nor is prepared. */
  readonly phase: CallPhase | null
  /** Those of its phases that have begun, in their order. */
  readonly phases: readonly BegunPhase[]
  readonly since: number | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly lastLine: string | null
  /** How long a repair usually takes, in the words of its plan; null where nothing is said of it. */
  readonly duration: string | null
  /** What a countdown needs; pushed anew at every look. Null = the waiting does not end by quiet alone. */
  readonly quiet: Quiet | null
  /** False where the person's role does not allow to start it while the PC is in use. */
  readonly mayRunNow: boolean
  readonly allowedBy: AllowedBy['kind'] | null
  readonly error: ErrorView | null
  /** Size of the result in characters of JSON; read it page by page with `calls.result`. Text of files in it: `calls.files`. */
  readonly resultSize: number | null
  readonly hasFiles: boolean
  readonly pii: boolean
}

export type PlanStepView = {
  readonly digest: string
  readonly tool: string
  readonly title: string
  readonly what: string
  readonly risk: Risk
  readonly needsAdmin: boolean
  readonly needsIdle: boolean
  readonly lose: string | null
  readonly duration: string | null
  /** As it is said, with its name. */
  readonly undo: string
  readonly because: string | null
  /** The finding that it is for; null = a person asked for it. */
  readonly finding: FindingName | null
  readonly args: CallView['args']
  readonly preview: string | null
  readonly list: ListView | null
  readonly changes: readonly ChangeView[]
  readonly ticked: boolean
  /** Why it cannot be run now (mode, policy); null = it can. */
  readonly reason: ErrorView | null
}

export type WithheldView = { readonly title: string; readonly reason: ErrorView }

export type FixResultView = {
  readonly callId: string
  readonly title: string
  readonly verdict: FixVerdict
  readonly reason: ProofReason | null
  readonly reasonText: string
  readonly notes: readonly string[]
  readonly changes: readonly ChangeView[]
  /** What it made of texts, line by line; empty = it changed none, or it was undone. */
  readonly diffs: readonly FileDiffView[]
  /** The check that proves it, before and after, and when these ended; null = nothing to draw, or it was undone. */
  readonly pictures: (PicturePair & { readonly beforeAt: number; readonly afterAt: number }) | null
  readonly error: ErrorView | null
  /** Until when it can be undone, milliseconds since the epoch; null = it cannot. */
  readonly undoUntil: number | null
  /** What is said where it cannot be undone; null = nothing was changed. */
  readonly withoutUndo: string | null
  readonly undone: boolean
  /** What it cleared; null = nothing that was found, or it was undone. */
  readonly cleared: { readonly tool: string; readonly id: string; readonly at: number } | null
  /** After it was undone: what led to it shows again. */
  readonly isBack: boolean
  /** The step that would do it again; null = it was not undone, or has been done again. */
  readonly again: { readonly planId: string; readonly digest: string } | null
}

export type ChatEntry =
  | SaidEntry
  | {
      readonly kind: 'checks'
      readonly id: string
      readonly at: number
      readonly running: boolean
      readonly outcome: 'run' | 'ask' | 'none' | 'refuse'
      /** What a person does at once, whatever is looked at. */
      readonly firstAid: string | null
      readonly note: string | null
      readonly headline: HeadlineView | null
      /** Null = this is no check-up, or it has not come to its end. */
      readonly checkUp: CheckUpView | null
      readonly calls: readonly CallView[]
      readonly skipped: readonly WithheldView[]
      /** Causes first, each before what follows from it; then what was noticed besides. */
      readonly findings: readonly FindingView[]
      readonly questions: readonly QuestionView[]
      /** Fixes that fit and are not offered, where there is no plan. */
      readonly withheld: readonly WithheldView[]
      readonly durationMs: number | null
      /** About how many minutes a look at what was left out would take; null = nothing was, or it still runs. */
      readonly leftMinutes: number | null
      readonly toWatch: boolean
    }
  | {
      readonly kind: 'watch'
      readonly id: string
      readonly at: number
      readonly running: boolean
      /** How long it was to take. */
      readonly minutes: number
      readonly watch: WatchView | null
      /** Why it ended before its time; null = it did not. */
      readonly note: string | null
      readonly error: ErrorView | null
    }
  | {
      readonly kind: 'plan'
      readonly id: string
      readonly at: number
      readonly state: 'open' | 'confirming' | 'running' | 'done' | 'refused' | 'not_now' | 'superseded'
      readonly steps: readonly PlanStepView[]
      readonly withheld: readonly WithheldView[]
      /** True when the confirmation window was closed without an answer: the plan waits for one. */
      readonly waitsForAnswer: boolean
      /** How often a person said "not today". */
      readonly deferrals: number
    }
  | {
      readonly kind: 'fixes'
      readonly id: string
      readonly at: number
      readonly calls: readonly CallView[]
      readonly results: readonly FixResultView[]
      /** What was said to "does it work now?"; null = nobody was asked. */
      readonly works: 'asked' | 'yes' | 'no' | null
    }
  | ModelEntry
  | {
      readonly kind: 'notice'
      readonly id: string
      readonly at: number
      readonly tone: 'info' | 'warning' | 'error'
      readonly text: string
      readonly error: ErrorView | null
      readonly checkTool: string | null
    }

export type ChatSummary = {
  readonly chatId: string
  readonly title: string
  readonly updatedAt: number
  readonly verdict: 'healthy' | 'problem' | 'warning' | 'unknown' | 'running' | 'waiting'
  /** A look at everything without a complaint; absent = something was complained about. */
  readonly isCheckUp?: true
  readonly story: {
    readonly outcome: ChatOutcome
    /** What the last checks say, in one sentence; null = they say nothing yet. */
    readonly found: string | null
    /** Titles of the repairs that helped and were not undone. */
    readonly done: readonly string[]
    /** What was changed and can be undone, the newest last; some of it may be over by now. */
    readonly undoable: readonly UndoableView[]
  }
}

export type ChatView = ChatSummary & {
  /** False for a chat of an earlier session: it is shown, not continued. */
  readonly live: boolean
  readonly draft: string
  /** Typed while something else runs: heard next, in this order. */
  readonly queued: readonly { readonly id: string; readonly text: string }[]
  /** Rises with every change of an entry or of what waits. */
  readonly version: number
  readonly entries: readonly ChatEntry[]
}
