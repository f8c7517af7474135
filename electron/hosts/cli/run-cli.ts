import path from 'node:path'
import { homedir } from 'node:os'

import { createUndoJournal } from '../../audit/undo-journal.ts'
import { type Backend, openBackend } from '../../engine/backend.ts'
import { type CliContext, type CommandOutcome, exitCodeOf, exitCodes, type GlobalOptions } from './context.ts'
import { lateEngine } from './late-engine.ts'
import type { EngineOpener } from './open-cli-engine.ts'
import { parseCommandLine, type Parsed } from './program.ts'
import { errorEnvelope, showError, showWarning } from '../lines/show-error.ts'
import { linesIn } from './lines-in.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { createTerminal, type Terminal, type TerminalStreams } from './terminal.ts'
import { failUsage, usageError } from '../../engine/failed-usage.ts'
import { knownSlots } from '../../engine/known-slots.ts'
import type { BackendPorts } from '../../engine/host-ports.ts'
import { locksHere } from '../../engine/locks-here.ts'
import { openLog, watchUncaught } from '../../engine/log-here.ts'
import { machinePolicyOf } from '../../engine/policy-here.ts'
import { folderOwnerHere } from '../../engine/files/folder-owner-here.ts'
import { secondPlaceHere } from '../../engine/second-place-here.ts'
import type { Logger } from '../../kernel/ports.ts'
import { appError, type Result } from '../../kernel/result.ts'
import { createSystemIds, systemClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import type { MachineKind } from '../../machines/machine.ts'
import { policyRecord } from '../../settings/policy-record.ts'
import { startPolicyWatch, type PolicyWatch } from '../../settings/policy-watch.ts'
import { dataFolder, defaultDataFolder } from '../../store/data-folder.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { isLocale, type Locale } from '../../../shared/domain/locale.ts'
import { networkModes } from '../../../shared/domain/network-mode.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createTranslator, type Translator } from '../../../shared/texts/translate.ts'

/** Runs what the words of this process ask for; its exit code says how that went. */
export async function startCli(): Promise<void> {
  process.exitCode = await runCli({
    argv: process.argv.slice(2),
    command: commandName(process.env, process.argv[1]),
    environment: process.env,
    platform: process.platform,
    streams: { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
  })
}

/** How a person has to type this program: by npm in a checkout, by Node for the built file, else by its name. */
export function commandName(
  environment: Readonly<Record<string, string | undefined>>,
  script: string | undefined,
): string {
  const event = environment['npm_lifecycle_event']
  if (event === 'cli' || event === 'start') return 'npm run --silent cli --'
  return script !== undefined && path.extname(script) === '.cjs'
    ? `node ${path.relative(process.cwd(), script)}`
    : 'deskmedic'
}

export type CliProcess = {
  readonly argv: readonly string[]
  /** How this program is called here: it stands in the sentences that name a next step. */
  readonly command: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly streams: TerminalStreams
}

/** One run of the command line. Resolves to the exit code. @throws never. */
export async function runCli(host: CliProcess): Promise<number> {
  const { terminal, translator, exitCode } = await runWords(host)
  await terminal.flushed()
  const reason = terminal.unwritten()
  if (reason === null) return exitCode
  // Nobody has read the answer: what it would have said of the PC must not be told by the code alone.
  return answerError(appError('answer_not_written', { reason }), { terminal, translator, json: false })
}

type Ran = { readonly terminal: Terminal; readonly translator: Translator; readonly exitCode: number }

async function runWords(host: CliProcess): Promise<Ran> {
  const wantsJson = host.argv.includes('--json')
  const terminal = createTerminal({
    ...host,
    quiet: host.argv.includes('--quiet'),
    noInput: host.argv.includes('--no-input'),
  })
  const early = createTranslator(askedLocale(host.argv) ?? systemLocale(host.environment), host.command)
  const parsed = parseCommandLine(host.argv, early)
  const ended = (exitCode: number): Ran => ({ terminal, translator: early, exitCode })
  try {
    if (!parsed.ok) return ended(answerError(parsed.error, { terminal, translator: early, json: wantsJson }))
    if ('help' in parsed.value) {
      terminal.out(wantsJson ? JSON.stringify({ ok: true, data: parsed.value }) : parsed.value.help)
      return ended(exitCodes.done)
    }
    return ended(await runParsed(host, parsed.value, terminal))
  } catch (error) {
    // A bug: the person gets a sentence and a code, the technical part goes to the developer who asks for it.
    if (host.environment['DESKMEDIC_DEBUG'] !== undefined)
      terminal.warn(String(error instanceof Error ? error.stack : error))
    return ended(answerError(appError('internal'), { terminal, translator: early, json: wantsJson }))
  }
}

async function runParsed(host: CliProcess, parsed: Parsed, terminal: Terminal): Promise<number> {
  const log = openLog(dataRoot(host, parsed), 'terminal', host.environment)
  const unwatch = watchUncaught(log, 'terminal')
  try {
    return await runOpened(host, parsed, { terminal, log })
  } catch (cause) {
    log.log('error', 'a command failed', { cause })
    throw cause
  } finally {
    unwatch()
  }
}

type Outputs = { readonly terminal: Terminal; readonly log: Logger }

async function runOpened(host: CliProcess, parsed: Parsed, { terminal, log }: Outputs): Promise<number> {
  const { run, options } = parsed
  const opened = await openHost(host, parsed, log)
  const translator = createTranslator(options.lang ?? settingsLocale(opened, host), commandHere(host, options))
  const shown = { terminal, translator, json: options.json }
  if (!opened.ok) return answerError(opened.error, shown)
  const backend = opened.value
  // One answer for one call: it must not depend on how fast the PC was.
  await backend.factsRead
  if (options.role === 'admin' && !backend.facts().elevated) {
    await backend.close()
    return answerError(appError('needs_admin'), shown)
  }
  if (opensMore(options, backend)) {
    await backend.close()
    return answerError(appError('setting_needs_person', { key: 'mode' }), shown)
  }
  const unknown = unknownSlot(options, backend)
  if (unknown !== null) {
    await backend.close()
    return answerError(unknown, shown)
  }
  const { data, settings } = backend
  for (const warning of [...settings.warnings(), ...(data.unwritable === null ? [] : [data.unwritable])])
    showWarning(warning, shown)
  const stop = stopOnSignal(() => terminal.note(translator.text('stop.asked')))
  const engines = lateEngine({ backend, options, terminal, translator, stop: stop.stop })
  let watch: PolicyWatch | null = null
  try {
    const parts = { options, terminal, translator, backend, engines, signal: stop.signal, stop: stop.stop }
    const context = contextOf(host, parts)
    banner(context)
    watch = watchPolicy(context)
    const outcome = await run(context)
    if (stop.signal.aborted) return answerStopped(outcome, shown)
    return outcome.ok ? answer(outcome.value, shown) : answerError(outcome.error, shown)
  } finally {
    watch?.stop()
    stop.release()
    const closed = await engines.close()
    // The answer was given, and stands: what could not be kept is said beside it.
    if (!closed.ok) showWarning(closed.error, shown)
    await backend.close()
  }
}

/** An agent may close the network further for its own call, never open what a person has closed. */
function opensMore({ role, mode }: GlobalOptions, { settings }: Backend): boolean {
  if (role !== 'ai_agent' || mode === undefined) return false
  return networkModes.indexOf(mode) < networkModes.indexOf(settings.modeUnlessGiven())
}

/** A value that no check would ask for is a slip of the fingers: left alone, the look would go on without it. */
function unknownSlot({ know }: GlobalOptions, { registry }: Backend): AppError | null {
  const given = Object.keys(know)
  // The schemas of all tools are read for it: not where nothing was given.
  if (given.length === 0) return null
  const slots = knownSlots(registry)
  if (given.every((slot) => slots.includes(slot))) return null
  const choices = slots.map((slot) => `${slot}=...`)
  return usageError('wrong_value', { word: '--know', choices: choices.join(', ') })
}

/** The command as it has to be typed for the same data folder. */
function commandHere({ command }: CliProcess, { data }: GlobalOptions): string {
  return data === undefined ? command : `${command} --data ${/^[\w./:\\-]+$/.test(data) ? data : JSON.stringify(data)}`
}

function contextOf(
  { streams }: CliProcess,
  parts: Omit<CliContext, 'caller' | 'engine' | 'readStandardInput' | 'streams'> & { readonly engines: EngineOpener },
): CliContext {
  return {
    ...parts,
    streams,
    caller: { kind: 'person', role: parts.options.role },
    engine: (tell, wish) => parts.engines.open(tell ?? (() => undefined), wish),
    readStandardInput: () => linesIn(streams.stdin, parts.signal),
  }
}

/** What an administrator changes while a long command runs counts, and is in the record. */
function watchPolicy(context: CliContext): PolicyWatch {
  return startPolicyWatch({
    settings: context.backend.settings,
    timers: systemTimers,
    changed: (differences) => {
      const record = async (): Promise<void> => {
        const opened = await context.engine()
        if (!opened.ok) return
        for (const event of policyRecord(differences))
          await opened.value.pipelinePorts.audit.append({ ...event, caller: 'admin' }, 'now')
      }
      void record()
    },
  })
}

/** Says which PC is looked at, unless a script reads the answer. */
function banner({ options, terminal, translator, backend }: CliContext): void {
  if (options.json || options.quiet) return
  terminal.note(terminal.noteColors.dim(translator.text(`target.${backend.machine.kind}`)))
  if (backend.machine.kind === 'portable')
    terminal.note(terminal.noteColors.dim(translator.text('target.hint.simulated')))
}

type Shown = { readonly terminal: Terminal; readonly translator: Translator; readonly json: boolean }

function answer({ data, lines, exitCode }: CommandOutcome, { terminal, json }: Shown): number {
  if (json && data !== undefined) terminal.out(JSON.stringify({ ok: true, data }))
  else for (const line of lines) terminal.out(line)
  return exitCode
}

function answerError(error: AppError, { terminal, translator, json }: Shown): number {
  if (json) terminal.out(JSON.stringify(errorEnvelope(error, translator)))
  else for (const line of showError(error, translator)) terminal.warn(line)
  return exitCodeOf(error)
}

/** What was done before the stop is part of the answer: a finished repair is not lost with it. */
function answerStopped(outcome: Result<CommandOutcome>, shown: Shown): number {
  const { terminal, translator, json } = shown
  const error = appError('cancelled')
  if (!outcome.ok || outcome.value.data === undefined) return answerError(error, shown)
  if (json) terminal.out(JSON.stringify({ ...errorEnvelope(error, translator), data: outcome.value.data }))
  else for (const line of [...outcome.value.lines, ...showError(error, translator)]) terminal.warn(line)
  return exitCodeOf(error)
}

function settingsLocale(opened: Result<Backend>, host: CliProcess): Locale {
  const chosen = opened.ok ? opened.value.settings.get('lang') : 'auto'
  return chosen === 'auto' ? systemLocale(host.environment) : chosen
}

/** The language of the line, before it is understood as a whole: help and complaints about it are in it, too. */
function askedLocale(argv: CliProcess['argv']): Locale | null {
  const asked = argv.findLast((word, index) => word.startsWith('--lang=') || argv[index - 1] === '--lang') ?? ''
  const language = asked.replace('--lang=', '')
  return isLocale(language) ? language : null
}

function systemLocale(environment: CliProcess['environment']): Locale {
  const named = environment['LC_ALL'] ?? environment['LANG'] ?? Intl.DateTimeFormat().resolvedOptions().locale
  const language = named.slice(0, 2).toLowerCase()
  return isLocale(language) ? language : 'en'
}

type Host = { readonly platform: NodeJS.Platform; readonly environment: BackendPorts['environment'] }

function dataRoot({ platform, environment }: Host, { options }: Pick<Parsed, 'options'>): string {
  return options.data ?? defaultDataFolder({ platform, environment, homeFolder: homedir() })
}

/** Opens what the command line works with. A command about a stored call looks at the PC of that call. */
async function openHost(host: Host, parsed: Parsed, logger: Logger): Promise<Result<Backend>> {
  const { options, callId } = parsed
  if (options.setUp !== undefined && options.target !== 'simulated') return failUsage('needs_simulated')
  const { environment, platform } = host
  const facts = { platform, environment, homeFolder: homedir() }
  const root = dataRoot(host, parsed)
  const ids = createSystemIds(systemClock)
  const locks = locksHere()
  const fileSystem = createNodeFileSystem()
  const secondPlace = secondPlaceHere(root, facts, { fileSystem, ids })
  const folderOwner = folderOwnerHere({ ...facts, fileSystem, logger })
  const ports = { environment, fileSystem, folderOwner, locks, secondPlace, clock: systemClock, ids, logger }
  const target = options.target ?? (callId === null ? undefined : await machineOfCall(callId, root, ports))
  return openBackend(
    { ...options, target, dataFolder: root, policy: machinePolicyOf({ ...ports, platform }), platform },
    ports,
  )
}

async function machineOfCall(callId: string, root: string, ports: BackendPorts): Promise<MachineKind | undefined> {
  const stored = await createUndoJournal({ ...ports, folder: dataFolder(root).undo }).get(callId)
  return stored.ok ? stored.value.target.kind : undefined
}
