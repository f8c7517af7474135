import type * as z from 'zod'

import type { CommandClass } from '../../shared/domain/command-class.ts'
import type { CheckVerdict, Finding } from '../../shared/domain/finding.ts'
import type { CheckUpArea } from '../../shared/domain/check-up.ts'
import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'
import type { FieldTexts } from '../../shared/texts/field-names.ts'
import type { Notice, Utterances, ToolAccess, ToolManifest, ToolPlacement } from '../../shared/domain/tool-manifest.ts'
import type { CallObject, Harsher, HarsherTexts, Loss, UndoTexts } from './call-object.ts'
import type { Compared, ComparedTexts } from './compared.ts'
import type { FindingRule } from './finding-rule.ts'
import type { NodeStepContext } from './node-step.ts'
import type { DeclaredPictures, PictureTexts } from './picture.ts'
import { once } from '../kernel/once.ts'
import { accessOf, placementOf, type DeclaredAccess, type DeclaredPlacement } from './presets.ts'
import type { StepState } from './step-state.ts'
import type { Tracked, TrackedTexts } from './tracked.ts'
import type { FileTextFields } from './file-text-fields.ts'
import type { Preview } from './preview.ts'

/** The computer that a step talks to: it is left out where the network mode does not let it. Null = there is none. */
export type ReachesHost = (state: StepState) => string | null

/** One fixed script; `script` is the whole text, checked by its hash before it runs. Emits exactly one object. */
export type PowerShellStep = {
  readonly id: string
  readonly via: 'powershell'
  readonly script: string
  /** A shorter limit than the tool's, in milliseconds, where an argument sets it. */
  readonly timeoutMs?: (state: StepState) => number
  /** Runs only when this is true; absent = always. */
  readonly onlyIf?: (state: StepState) => boolean
  readonly reaches?: ReachesHost
}

/** One Windows program, started without a shell. `{p.x}` argument, `{s.step.x}` earlier result, `{r.x}` stored result. */
export type NativeStep = {
  readonly id: string
  readonly via: 'native'
  readonly executable: string
  readonly argv: readonly string[]
  readonly okExitCodes: readonly number[]
  /** `bytes` = one character for each byte, not decoded: output that is stored unchanged. */
  readonly decode: 'oem' | 'utf8' | 'utf16le' | 'bytes'
  /** Fields of the result, or for later steps, that `parse` returns; of the only step of a tool, all are. */
  readonly outputs?: readonly string[]
  /** Reads exit code, numbers and XML only: never translated text. Returns the fields that this step gives. */
  readonly parse: (output: NativeOutput) => Record<string, unknown>
  /** Runs only when this is true; absent = always. */
  readonly onlyIf?: (state: StepState) => boolean
  readonly reaches?: ReachesHost
}

export type NativeOutput = { readonly exitCode: number; readonly stdout: string; readonly stderr: string }

/** Work of the app itself in Node: files, TCP, XML. */
export type NodeStep<P = StepState['p']> = {
  readonly id: string
  readonly via: 'node'
  /** Fields of the result, or for later steps, that `run` returns; of the only step of a tool, all are. */
  readonly outputs?: readonly string[]
  /** `P` = arguments of its tool. A method, so that the engine holds steps of all tools: it has validated what it hands on. */
  run(context: NodeStepContext<P>): Promise<Record<string, unknown>>
  /** Runs only when this is true; absent = always. */
  readonly onlyIf?: (state: StepState) => boolean
  readonly reaches?: ReachesHost
}

export type Step<P = StepState['p']> = PowerShellStep | NativeStep | NodeStep<P>

/** A diagnostic whose condition must be exactly true before the fix: unknown blocks as well. */
export type Precondition = { readonly tool: string; readonly must: string }

export type Proof = {
  /** Diagnostic that runs before and after; `{ argument }` = the tool named in that argument. */
  readonly tool: string | { readonly argument: string }
  /** Literal values, `$args.x` = argument of the fix, `$context.x` = value of the conversation. */
  readonly args?: Readonly<Record<string, unknown>>
  /** Wait before the second run, in milliseconds, or `restart` = at the next start of Windows. */
  readonly after: number | 'restart'
  /** With `restart`: a condition over `result` and `args`; when it is false the effect is there at once. */
  readonly restartWhen?: string
  /** Condition over `before`, `after`, `result` and `args`. */
  readonly improvedWhen: string
}

/** A value that a fix changes, in the record of its proof: shown before and after, and held against what was announced. */
export type ChangedValue = {
  /** Name of the field, as people are told it. */
  readonly field: string
  /** Expression over the record and `args`; with `each` over its element `it`. */
  readonly value: string
  /** The first element of this list for which the condition holds. */
  readonly each?: { readonly list: string; readonly where: string }
  /** What it becomes: an expression over `args`. Absent = known only afterwards. */
  readonly to?: string
}

export type ToolTexts = {
  readonly title: LocalizedText
  /** The title of one call: `{part}` stands for an argument or for a name that the PC tells. */
  readonly titleOf?: LocalizedText
  /** What stands for a part whose name the PC does not tell. */
  readonly unnamed?: Readonly<Record<string, LocalizedText>>
  /** Values of an argument as people know them. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>
  readonly undo?: UndoTexts
  readonly harsher?: HarsherTexts
  /** What the notice of a free command says instead, by what its line does. */
  readonly classes?: Readonly<Partial<Record<CommandClass, Partial<Notice>>>>
  readonly purpose: LocalizedText
  readonly notice?: Notice
  /** What the notice says instead where Deskmedic has no administrator rights, of a tool that runs with and without them. */
  readonly unelevated?: Partial<Notice>
  /** Where the words about a loss say that there is none: they stand under another name. */
  readonly losesNothing?: readonly ('repair' | 'undo')[]
  /** What the words about the way back say where Deskmedic has none: none is needed, or what a person can do. Absent = it can't be undone. */
  readonly withoutUndo?: 'not_needed' | 'by_hand'
  readonly findings: Readonly<Record<string, LocalizedText>>
  /** Sentences of findings that name the first of their culprits: `{name}`. */
  readonly named?: Readonly<Record<string, LocalizedText>>
  /** The same with the number that says how bad it is: `{figure}`, and `{name}` where there are culprits. */
  readonly measured?: Readonly<Record<string, LocalizedText>>
  /** What a person can do when a finding has no fix that Deskmedic can offer, by finding. */
  readonly advice?: Readonly<Record<string, LocalizedText>>
  /** What its fields are called, where the common words do not name them. */
  readonly fields?: FieldTexts
  /** Words of its pictures, where the common words do not do. */
  readonly picture?: PictureTexts
  /** What is said of what it compares, by id. */
  readonly compared?: Readonly<Record<string, ComparedTexts>>
  /** What is said of what it tracks, by id. */
  readonly tracked?: Readonly<Record<string, TrackedTexts>>
  readonly arguments: Readonly<Record<string, LocalizedText>>
  /**
   * What the parts of an argument that holds several entries are called, by name; kinds of entries by the word that says the kind, or by
   * the names of their parts with `+`. Without them a person cannot enter it in a form.
   */
  readonly parts?: Readonly<Record<string, LocalizedText>>
  readonly utterances: Utterances
  /**
   * How people ask for this very fix, as whole sentences in the writing of the planner's word files, without please and thanks.
   * Only for what needs no further word beside `requestedArgs`.
   */
  readonly requests?: Readonly<Record<Locale, readonly string[]>>
}

/** Things (programs, parts, drives) and what happens to them, for the built-in planner: keys of its lexicon. */
export type PlannerHints = { readonly components?: readonly string[]; readonly symptoms?: readonly string[] }

export type ToolSpec = ToolManifest & {
  readonly steps: readonly Step[]
  readonly undoSteps?: readonly Step[]
  /** `none` = cannot be undone (the notice says what is lost). */
  readonly undo?: 'none' | 'automatic'
  /** Fields of the stored result that its way back reads: a person sees them before it is undone. Empty = it needs nothing stored. */
  readonly undoReads?: readonly string[]
  /** Condition over `result`, `args` and `before` (of its proof): this run left something to put back. Absent = every run does. */
  readonly undoWhen?: string
  /** Field of the result with the time, on that PC, at which its way back ends. Absent = it ends with the kept record. */
  readonly undoUntil?: string
  readonly milderFixes?: readonly string[]
  readonly preconditions?: readonly Precondition[]
  readonly proof?: Proof
  /** Condition: the record says too little for a verdict. */
  readonly unknownWhen?: string
  readonly plannerHints?: PlannerHints
  /** Arguments that its `requests` mean, where it has arguments without a usual value. */
  readonly requestedArgs?: Readonly<Record<string, unknown>>
  /** How its result is drawn. */
  readonly picture?: DeclaredPictures
  /** Its area in a check-up, where that is not the one of its category, and whether its picture stands for the area: false = never. */
  readonly checkUp?: { readonly area?: CheckUpArea; readonly standsForArea?: boolean }
  /** What of its result is held against that of the last check-up. */
  readonly compare?: readonly Compared[]
  /** What of its result is shown over the last check-ups. */
  readonly track?: readonly Tracked[]
  readonly preview?: Preview
  /** Differences of texts in its result: the list, and the fields with a name and a unified diff. A dry run shows them before a yes. */
  readonly diffs?: {
    readonly field: string
    readonly name: string
    readonly text: string
    /** Arguments all of which stands in the differences: nobody has to read them a second time. */
    readonly shows?: readonly string[]
  }
  /** Where its result holds text of files, for a person to read. */
  readonly fileTexts?: FileTextFields
  /** Values that a person sees before and after this fix. */
  readonly changes?: readonly ChangedValue[]
  /** What a call acts on: declared by every fix with arguments. */
  readonly object?: CallObject
  /** What every call of it destroys. */
  readonly destroys?: readonly Loss[]
  readonly harsher?: Harsher
}

type Schema = z.ZodType<Record<string, unknown>>

/** A fix that can be undone says in texts what that does, and what it reads: without these it does not compile. */
type WayBack =
  | { readonly undo: 'none'; readonly undoReads?: never; readonly texts: { readonly undo?: never } }
  | {
      readonly undo: 'automatic'
      readonly undoReads: readonly string[]
      readonly texts: { readonly undo: UndoTexts }
    }

type RepairsNothing = {
  readonly proof?: never
  readonly milderFixes?: never
  readonly preconditions?: never
  readonly changes?: never
  readonly undoReads?: never
  readonly undoSteps?: never
  readonly texts: { readonly undo?: never }
}

/** What each kind must say, and what it cannot: only a repair is proved and undone. */
type OfKind =
  | (RepairsNothing & { readonly kind: 'diagnostic'; readonly undo?: never; readonly destroys?: never })
  | (WayBack & { readonly kind: 'remediation'; readonly proof: Proof; readonly texts: { readonly notice: Notice } })
  | (RepairsNothing & { readonly kind: 'action'; readonly undo?: 'none'; readonly texts: { readonly notice: Notice } })

/** What `tool.ts` says. The texts must name exactly the findings and arguments that are declared: a gap does not compile. */
export type ToolDefinition<Args extends Schema, ToolResult extends Schema, Rules extends readonly FindingRule[]> = Omit<
  ToolSpec,
  'kind' | 'undo' | 'undoReads' | 'access' | 'placement' | 'steps'
> &
  OfKind & {
    readonly access: DeclaredAccess
    readonly placement: DeclaredPlacement
    /** Built on first use: a hundred schemas at start cost more than everything else. */
    readonly args: () => Args
    readonly result: () => ToolResult
    readonly steps: readonly Step<z.output<Args>>[]
    readonly findings: Rules
    readonly texts: ToolTexts & {
      readonly findings: Readonly<Record<Rules[number]['id'], LocalizedText>>
      readonly arguments: Readonly<Record<keyof z.output<Args>, LocalizedText>>
    }
  }

/** A tool as the engine sees it. */
export type Tool = ToolSpec & {
  readonly args: () => Schema
  readonly result: () => Schema
  readonly findings: readonly FindingRule[]
  readonly texts: ToolTexts
}

/** Arguments and result of a tool, inferred from its schemas. */
export type ArgsOf<T> = T extends { args: () => infer A extends z.ZodType } ? z.output<A> : never
export type ResultOf<T> = T extends { result: () => infer R extends z.ZodType } ? z.output<R> : never

/** What a machine gives back: the merged result of all steps and the facts that could not be read (`fact:reason`). */
export type ToolRecord = {
  readonly result: Readonly<Record<string, unknown>>
  readonly unavailable: readonly string[]
}

/** How bad a set of findings is and which hold, for one record. */
export type Assessment = { readonly verdict: CheckVerdict; readonly findings: readonly Finding[] }

/** Declares a tool. The types of `simulated.ts` and `portable.ts` follow from its schemas. */
export function defineTool<Args extends Schema, ToolResult extends Schema, const Rules extends readonly FindingRule[]>(
  definition: ToolDefinition<Args, ToolResult, Rules>,
): ToolDefinition<Args, ToolResult, Rules> & { readonly access: ToolAccess; readonly placement: ToolPlacement } {
  const { access, placement, steps, args, result } = definition
  return {
    ...definition,
    access: accessOf(access),
    placement: placementOf(placement, steps),
    args: once(args),
    result: once(result),
  }
}

/** Keeps the exact keys of the texts, so that `defineTool` can hold them against findings and arguments. */
export function defineTexts<const Texts extends ToolTexts>(texts: Texts): Texts {
  return texts
}

/** True when this call only shows what would happen: a declared dry run. */
export function isPreview(tool: Pick<Tool, 'preview'>, args: Readonly<Record<string, unknown>>): boolean {
  return tool.preview !== undefined && args[tool.preview.argument] === true
}

/** True when this call can change something on the PC. */
export function hasEffect(tool: Tool, args: Readonly<Record<string, unknown>>): boolean {
  return tool.access.risk !== 'safe' && !isPreview(tool, args)
}

/** Shorthand for one script of a tool. */
export function powershell(script: string, id = 'run'): PowerShellStep {
  return { id, via: 'powershell', script }
}
