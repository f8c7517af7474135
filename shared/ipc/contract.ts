import * as z from 'zod'

import { exampleNames, type ExampleName } from '../domain/example.ts'
import { longestTitle } from '../domain/chat-title.ts'
import { searchKeyNames, type SearchKeyName } from '../domain/external-access.ts'
import { locales } from '../domain/locale.ts'
import { windowsPlaceNames, type WindowsPlace } from '../domain/windows-places.ts'
import type { ModelEndpoint } from '../domain/model-endpoint.ts'
import { occasions, type Occasion } from '../domain/occasion.ts'
import { networkModes } from '../domain/network-mode.ts'
import { windowSettings, type WindowSetting } from '../domain/page-settings.ts'
import {
  networkLists,
  networkTexts,
  plainLists,
  type NetworkList,
  type NetworkText,
  type NewEntry,
} from '../domain/network-settings.ts'
import { categories, type Category } from '../domain/tool-manifest.ts'
import { workspaceAccesses, type Workspace } from '../domain/workspace.ts'
import type { AttachedView, AttachingInput, ChosenFolder, FileAnswersView } from './workspace-view.ts'
import type { FoundServerView, ModelsView, ModelTestView, SentView } from './model-view.ts'
import { keepBackCommand } from './keep-back.ts'
import type { Correction } from './spoken-entries.ts'
import { command } from './command.ts'
import type { EnteredSignIn, KeysView, ProxyServer, ProxySignInsView } from './setting-view.ts'
import type { FieldFaultView, ToolFormView } from './tool-form-view.ts'
import type { ToolRow } from './tool-row.ts'
import { aboutCommands } from './about-commands.ts'
import { builtConfiguration, type BuiltConfiguration, type PolicyChoice } from './policy-choice.ts'
import { handedOver, reportFormats, type HandedOver, type ReportFormat, type ReportView } from './report-view.ts'
import type { ChatChanges } from './chat-changes.ts'
import type { ChatSummary, ChatView, PcView, SettingsView } from './views.ts'
import type { FileTextsView } from './file-text-view.ts'
import type { WindowOrder } from './window-order.ts'

const nothing = z.strictObject({})
const id = z.string().regex(/^[a-z0-9]{1,40}$/)
const entry: z.ZodType<{ readonly chatId: string; readonly entryId: string }> = z.strictObject({
  chatId: id,
  entryId: id,
})
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const toolName = z.string().regex(/^[a-z][a-z0-9_]{2,60}$/)
const line = z.string().max(4_000)
/** A value of a form: a text file can be one. */
const entered = z.string().max(200_000)
const lines = z.array(line).max(1_000).readonly()
const workspace = z
  .strictObject({ name: line, path: line, access: z.enum(workspaceAccesses), only: lines, never: lines })
  .readonly()
/** THE contract between main and the main window. There is no other way across. Nothing in it can approve anything. */
export const contract = {
  'pc.get': command<typeof nothing, PcView>(nothing),
  /** Looks again for programs of others that tools need, and asks each for its version. */
  'pc.readRuntimes': command<typeof nothing, PcView>(nothing),
  'mode.set': command<z.ZodType<{ readonly mode: (typeof networkModes)[number] }>, PcView>(
    z.strictObject({ mode: z.enum(networkModes) }),
  ),
  /** Switches the use of administrator rights that are there; it gets none that are not. */
  'admin.set': command<z.ZodType<{ readonly enabled: boolean }>, PcView>(z.strictObject({ enabled: z.boolean() })),
  'settings.get': command<typeof nothing, SettingsView>(nothing),
  'settings.set': command<z.ZodType<{ readonly key: WindowSetting; readonly value: string }>, SettingsView>(
    z.strictObject({ key: z.enum(windowSettings), value: z.string().max(32) }),
  ),
  /** A person says that the settings in use are right, after their file was damaged. It opens nothing. */
  'settings.confirm': command<typeof nothing, SettingsView>(nothing),
  /** Whether an entry is valid is judged in main, with a sentence for the field: here only its size is. */
  'network.add': command<z.ZodType<NewEntry>, SettingsView>(
    z.union([
      z.strictObject({ list: z.enum(plainLists), entry: line }),
      z.strictObject({ list: z.literal('workspaces'), entry: workspace }),
      z.strictObject({ list: z.literal('webhooks'), entry: z.strictObject({ name: line, url: line }) }),
    ]),
  ),
  /** `entry` by its name; of a list without names as the view shows it. */
  'network.remove': command<z.ZodType<{ readonly list: NetworkList; readonly entry: string }>, SettingsView>(
    z.strictObject({ list: z.enum(networkLists), entry: line }),
  ),
  /** Gives the folder of this name other rights and patterns. */
  'workspaces.change': command<z.ZodType<{ readonly workspace: Workspace }>, SettingsView>(
    z.strictObject({ workspace }),
  ),
  /** Asks the person for a folder, in the window of the system; null = they chose none. It opens nothing to Deskmedic. */
  'workspaces.chooseFolder': command<typeof nothing, ChosenFolder | null>(nothing),
  /** Whether an agent could read and change what lies at a path. Opens nothing. */
  'workspaces.explain': command<z.ZodType<{ readonly path: string }>, FileAnswersView>(
    z.strictObject({ path: line.min(1) }),
  ),
  /** Something for a message: chosen in the window of the system, null = nothing was, or dropped with its path. Reads nothing of it. */
  'workspaces.attach': command<z.ZodType<AttachingInput>, AttachedView | null>(
    z.union([z.strictObject({ kind: z.enum(['file', 'folder']) }), z.strictObject({ path: line.min(1) })]),
  ),
  'network.set': command<z.ZodType<{ readonly key: NetworkText; readonly value: string }>, SettingsView>(
    z.strictObject({ key: z.enum(networkTexts), value: line }),
  ),
  'keys.list': command<typeof nothing, KeysView>(nothing),
  /** A key goes in and never comes out again. */
  'keys.set': command<z.ZodType<{ readonly name: SearchKeyName; readonly key: string }>, KeysView>(
    z.strictObject({ name: z.enum(searchKeyNames), key: line }),
  ),
  'keys.remove': command<z.ZodType<{ readonly name: SearchKeyName }>, KeysView>(
    z.strictObject({ name: z.enum(searchKeyNames) }),
  ),
  /** Proxies that asked to sign in. */
  'proxy.signIns': command<typeof nothing, ProxySignInsView>(nothing),
  /** Name and password go in, are kept until Deskmedic is closed, and never come out again. */
  'proxy.signIn': command<z.ZodType<EnteredSignIn>, ProxySignInsView>(
    z.strictObject({ server: line, name: z.string().max(300), password: z.string().max(1_000) }),
  ),
  'proxy.signOut': command<z.ZodType<ProxyServer>, ProxySignInsView>(z.strictObject({ server: line })),
  'models.get': command<typeof nothing, ModelsView>(nothing),
  /** Looks for servers of models on this PC, and nowhere else. */
  'models.look': command<typeof nothing, readonly FoundServerView[]>(nothing),
  /** Uses this model from now on. One that does not run on this PC is asked for in the confirmation window. */
  'models.use': command<z.ZodType<ModelEndpoint>, ModelsView>(
    z.strictObject({ address: z.string().max(300), model: z.string().max(200) }),
  ),
  'models.turn': command<z.ZodType<{ readonly on: boolean }>, ModelsView>(z.strictObject({ on: z.boolean() })),
  /** Tries the model in use step by step. It is told nothing of the PC. Null = somebody stopped it. */
  'models.test': command<typeof nothing, ModelTestView | null>(nothing),
  /** Whether checks of this area may be told to a model that runs elsewhere. */
  'models.tell': command<z.ZodType<{ readonly category: Category; readonly isTold: boolean }>, ModelsView>(
    z.strictObject({ category: z.enum(categories), isTold: z.boolean() }),
  ),
  /** What a model was told last in this session, to the letter. */
  'models.sent': command<typeof nothing, SentView | null>(nothing),
  'models.stopTest': command<typeof nothing, null>(nothing),
  /** The key of the server in use goes in and never comes out again. */
  'models.setKey': command<z.ZodType<{ readonly key: string }>, ModelsView>(z.strictObject({ key: line })),
  'models.removeKey': command<typeof nothing, ModelsView>(nothing),
  'grants.revoke': command<z.ZodType<{ readonly grantId: string }>, SettingsView>(z.strictObject({ grantId: id })),
  ...aboutCommands,
  /** Opens a page or a program of Windows, and nothing that is not among them. */
  'places.open': command<z.ZodType<{ readonly place: WindowsPlace }>, null>(
    z.strictObject({ place: z.enum(windowsPlaceNames) }),
  ),
  'tools.list': command<typeof nothing, readonly ToolRow[]>(nothing),
  /** Names of the tools that these words are about, as a symptom or as a wish; best first. */
  'tools.search': command<z.ZodType<{ readonly query: string }>, readonly string[]>(
    z.strictObject({ query: z.string().max(200) }),
  ),
  /** What is entered and read before this tool is started. */
  'tools.form': command<z.ZodType<{ readonly tool: string }>, ToolFormView>(z.strictObject({ tool: toolName })),
  /**
   * Starts a check with the values that a person entered; for a repair it asks main to open the confirmation window. Values that
   * are not taken are told by field, and nothing is started.
   */
  'tools.run': command<
    z.ZodType<{ readonly chatId: string; readonly tool: string; readonly entered: Readonly<Record<string, string>> }>,
    { readonly faults: readonly FieldFaultView[] }
  >(z.strictObject({ chatId: id, tool: toolName, entered: z.record(z.string().max(60), entered) })),
  'chats.list': command<z.ZodType<{ readonly query: string }>, readonly ChatSummary[]>(
    z.strictObject({ query: z.string().max(200) }),
  ),
  'chats.open': command<z.ZodType<{ readonly chatId: string }>, ChatView>(z.strictObject({ chatId: id })),
  /** Goes on with a chat of an earlier session. */
  'chats.resume': command<z.ZodType<{ readonly chatId: string }>, ChatView>(z.strictObject({ chatId: id })),
  'chats.create': command<typeof nothing, ChatView>(nothing),
  'chats.submit': command<z.ZodType<{ readonly chatId: string; readonly text: string }>, null>(
    z.strictObject({ chatId: id, text: line.min(1) }),
  ),
  /** Withdraws a message that waits until what runs has ended. */
  'chats.unqueue': command<z.ZodType<{ readonly chatId: string; readonly messageId: string }>, null>(
    z.strictObject({ chatId: id, messageId: id }),
  ),
  /** Looks into the last complaint of a chat anew; one of an earlier session goes on with it. */
  'chats.checkAgain': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  /** `slot` of a question, or `choice` with the digest of the chosen thing: that makes a plan, nothing more. */
  'chats.answer': command<z.ZodType<{ readonly chatId: string; readonly slot: string; readonly value: string }>, null>(
    z.strictObject({ chatId: id, slot: z.string().regex(/^[a-z_]{2,40}$/), value: z.string().min(1).max(260) }),
  ),
  /** Breaks on the practice PC what this example complains about, and sends the complaint. There is no other PC that it could be said of. */
  'practice.break': command<z.ZodType<{ readonly chatId: string; readonly example: ExampleName }>, null>(
    z.strictObject({ chatId: id, example: z.enum(exampleNames) }),
  ),
  /** Makes the practice PC healthy again. */
  'practice.heal': command<typeof nothing, null>(nothing),
  /** Looks at everything without a complaint. Changes nothing. */
  'chats.checkUp': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  /** Watches what the last complaint is about: looks again and again. Changes nothing. */
  'chats.watch': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  'chats.stopWatch': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  /** When it happens, where nothing was found: leads to the next look. Changes nothing. */
  'chats.happens': command<
    z.ZodType<{ readonly chatId: string; readonly entryId: string; readonly occasion: Occasion }>,
    null
  >(z.strictObject({ chatId: id, entryId: id, occasion: z.enum(occasions) })),
  /** Ends what runs and what is asked in a chat. */
  'chats.stop': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  /** Asks once more what this answer of a model answers. */
  'chats.answerAgain': command<typeof entry, null>(entry),
  'chats.correct': command<z.ZodType<Correction>, null>(z.strictObject({ chatId: id, entryId: id, text: line.min(1) })),
  'chats.run': command<z.ZodType<{ readonly chatId: string; readonly tools: readonly string[] }>, null>(
    z.strictObject({ chatId: id, tools: z.array(toolName).min(1).max(8) }),
  ),
  /** Looks for the cause of the complaint before this entry once more, also where it takes long. Changes nothing. */
  'chats.lookDeeper': command<typeof entry, null>(entry),
  /** Whether it works after these fixes: a no leads to the next look. */
  'chats.works': command<
    z.ZodType<{ readonly chatId: string; readonly entryId: string; readonly isWorking: boolean }>,
    null
  >(z.strictObject({ chatId: id, entryId: id, isWorking: z.boolean() })),
  'chats.keepBack': keepBackCommand,
  /** Gives a chat a name, also one of an earlier session; empty = it is called after what was said first. */
  'chats.rename': command<z.ZodType<{ readonly chatId: string; readonly title: string }>, null>(
    z.strictObject({ chatId: id, title: z.string().max(longestTitle) }),
  ),
  /** Asks a person in the confirmation window, and deletes only after their yes. Resolves once it is done or refused. */
  'chats.delete': command<z.ZodType<{ readonly chatId: string }>, null>(z.strictObject({ chatId: id })),
  /** The same for all chats, past calls and undo records. */
  'history.deleteAll': command<typeof nothing, null>(nothing),
  /** Makes a report of a chat as it is now. Nothing leaves this PC. */
  'report.open': command<z.ZodType<{ readonly chatId: string }>, ReportView>(z.strictObject({ chatId: id })),
  /** The text of the report that was opened last. */
  'report.text': command<z.ZodType<HandedOver>, string>(handedOver),
  /** Asks the person where to, and writes it there; null = they did not want to. */
  'report.save': command<z.ZodType<HandedOver & { readonly format: ReportFormat }>, { readonly file: string } | null>(
    handedOver.extend({ format: z.enum(reportFormats) }),
  ),
  /** Every value that an organisation can fix, as it is set here. */
  'policy.choices': command<typeof nothing, readonly PolicyChoice[]>(nothing),
  /** Asks the person where to, and writes a configuration for other PCs there; null = they did not want to. */
  'policy.save': command<z.ZodType<BuiltConfiguration>, { readonly file: string } | null>(builtConfiguration),
  'drafts.save': command<z.ZodType<{ readonly chatId: string; readonly text: string }>, null>(
    z.strictObject({ chatId: id, text: line }),
  ),
  /** Asks main to open the confirmation window for these steps; the answer is given there. */
  'plan.review': command<
    z.ZodType<{ readonly chatId: string; readonly entryId: string; readonly digests: readonly string[] }>,
    null
  >(z.strictObject({ chatId: id, entryId: id, digests: z.array(digest).min(1).max(16) })),
  'plan.dismiss': command<typeof entry, null>(entry),
  /** Asks main to open the confirmation window for undoing a fix. */
  'undo.review': command<z.ZodType<{ readonly chatId: string; readonly callId: string }>, null>(
    z.strictObject({ chatId: id, callId: id }),
  ),
  'calls.stop': command<z.ZodType<{ readonly callId: string }>, null>(z.strictObject({ callId: id })),
  'calls.postpone': command<z.ZodType<{ readonly callId: string }>, null>(z.strictObject({ callId: id })),
  /** Opens the confirmation window again: "now" is a person's decision too. */
  'calls.runNow': command<z.ZodType<{ readonly callId: string }>, null>(z.strictObject({ callId: id })),
  'calls.result': command<
    z.ZodType<{ readonly callId: string; readonly offset: number }>,
    { readonly text: string; readonly nextOffset: number | null; readonly size: number }
  >(z.strictObject({ callId: id, offset: z.int().min(0) })),
  /** What this call has read of files, for a person to read. */
  'calls.files': command<z.ZodType<{ readonly callId: string }>, FileTextsView>(z.strictObject({ callId: id })),
  'window.control': command<z.ZodType<{ readonly action: 'minimize' | 'maximize' | 'close' }>, null>(
    z.strictObject({ action: z.enum(['minimize', 'maximize', 'close']) }),
  ),
  /** Whether the panel beside the chat is wanted: the next start begins with it. */
  'window.keepPanel': command<z.ZodType<{ readonly panel: 'auto' | 'open' | 'closed' }>, null>(
    z.strictObject({ panel: z.enum(['auto', 'open', 'closed']) }),
  ),
  /** What Deskmedic has written of its own errors, for a person to read and to copy. */
  'log.read': command<typeof nothing, { readonly lines: readonly string[] }>(nothing),
  /** An error that nobody caught in the page: its kind and the places that it passed, never its text. */
  'log.tell': command<z.ZodType<{ readonly name: string; readonly places: readonly string[] }>, null>(
    z.strictObject({ name: z.string().max(60), places: z.array(z.string().max(120)).max(12) }),
  ),
  /** Takes the next thing that main wants of the window; asked at the start, after each and when `order` is told. */
  'window.nextOrder': command<typeof nothing, WindowOrder | null>(nothing),
  'language.current': command<typeof nothing, (typeof locales)[number]>(nothing),
} as const

export type Contract = typeof contract
export type CommandName = keyof Contract
export type CommandInput<Name extends CommandName> = z.input<Contract[Name]['input']>
export type CommandOutput<Name extends CommandName> = Parameters<Contract[Name]['output']>[0]

/** What main pushes to the main window, at most one message of a kind per 100 ms. */
export type PushEvent =
  | { readonly kind: 'pc'; readonly pc: PcView }
  /** A whole chat: everything in it looks otherwise, in another language for one. */
  | { readonly kind: 'chat'; readonly chat: ChatView }
  | { readonly kind: 'items'; readonly changes: ChatChanges }
  | { readonly kind: 'chats'; readonly chats: readonly ChatSummary[] }
  | { readonly kind: 'settings'; readonly settings: SettingsView }
  | { readonly kind: 'order' }
  | { readonly kind: 'show_call'; readonly chatId: string; readonly callId: string }

/** Every answer across the border. */
export type Envelope<Output> =
  | { readonly ok: true; readonly data: Output }
  | {
      readonly ok: false
      readonly error: { readonly code: string; readonly number: string; readonly why: string; readonly next: string }
    }

/** A `File` of the page: there is no such type where there is no page. */
type DroppedFile = { readonly name: string; readonly size: number }

/** What the preload of the main window offers; nothing else crosses. */
export type AppBridge = {
  readonly invoke: (name: CommandName, input: unknown) => Promise<Envelope<unknown>>
  readonly onPush: (listener: (event: PushEvent) => void) => () => void
  /** Where a file lies that was dropped on the page; empty = nowhere. */
  readonly pathOf: (file: DroppedFile) => string
}
