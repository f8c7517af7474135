import type { CommandReason, CommandShell } from '../../../shared/domain/command-class.ts'
import { cmdCommands } from './cmd-commands.ts'
import { changingCmdlets, cmdletAliases, printingCmdlets, readingCmdlets } from './cmdlet-names.ts'
import { judgeCmdlet } from './judge-cmdlet.ts'
import { startedBy } from './nested-shells.ts'
import { posixPrograms } from './posix-programs.ts'
import { judgeUse, posixSwitch, type ProgramRule } from './program-rule.ts'
import type { Inside, Judged, Part, Redirect, Word } from './reading.ts'
import { sharedPrograms, startingPrograms } from './shared-programs.ts'
import { windowsDiskAndFilePrograms } from './windows-disks-and-files.ts'
import { windowsPrograms } from './windows-programs.ts'
import {
  carriesData,
  readsSecretVariable,
  readsSignIn,
  rightsFiles,
  searchesSecrets,
  showsSecretVariable,
  wordSignals,
} from './word-signals.ts'

type Table = Readonly<Record<string, ProgramRule>>

const programsOfWindows: Table = { ...windowsPrograms, ...windowsDiskAndFilePrograms, ...startingPrograms }
const tables: Readonly<Record<CommandShell, readonly Table[]>> = {
  cmd: [cmdCommands, programsOfWindows, sharedPrograms],
  powershell: [programsOfWindows, sharedPrograms],
  posix: [posixPrograms, sharedPrograms],
  // Its texts are programs: they have no commands.
  python: [],
}

/** Commands that write their words to the screen, whatever these are. */
const printing = /^(?:echo|rem|title|::|printf|:)$/
const reachingNames =
  /^(?:ping|nslookup|tracert|pathping|traceroute|dig|host|curl|wget|test-connection|test-netconnection|resolve-dnsname|invoke-webrequest|invoke-restmethod|telnet|ssh|net|msg)$/
const scriptFile = /\.(?:bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|hta|lnk|msi|scr|pif|jar|py|sh|cpl|inf|reg)$/

/** What one command of a line does. */
export function judgePart(part: Part, shell: CommandShell): Judged {
  const name = programName(part.name, shell)
  const redirected = part.redirects.flatMap((each) => redirectReasons(each, name, part.args))
  const shown = part.args.some((word) => word.late && readsSecretVariable(word)) ? (['reads_secret'] as const) : []
  if (printing.test(name)) return { reasons: [...redirected, ...shown], inside: [] }
  const judged = judgeNamed(name, part, shell)
  const isPrinting = printingCmdlets.has(name)
  const words = [part.name, ...part.args, ...part.redirects.flatMap(({ target }) => target ?? [])]
  const signals = isPrinting ? shown : words.flatMap(wordSignals)
  const carried = reachingNames.test(name) && part.args.some(carriesData) ? (['data_in_address'] as const) : []
  const searched =
    searchesSecrets(name, part.args) || readsSignIn(part.args) || showsSecretVariable(name, part.args)
      ? (['reads_secret'] as const)
      : []
  const late = part.args.some((word) => word.late) && !isPrinting ? (['late_value'] as const) : []
  return {
    ...judged,
    reasons: [
      ...judged.reasons,
      ...redirected,
      ...signals,
      ...searched,
      ...carried,
      ...late,
      ...nameReasons(part.name),
    ],
  }
}

/** The name by which a program is known: without folder, where that is one of the system, and without ending. */
function programName(word: Word, shell: CommandShell): string {
  const text = word.text.toLowerCase()
  if (shell === 'posix') return word.text.replace(/^\/(?:usr\/(?:local\/)?)?s?bin\//, '')
  const system =
    /^(?:%systemroot%|%windir%|\$env:systemroot|\$env:windir|c:\\windows)\\(?:system32|syswow64|sysnative)\\(?:wbem\\|openssh\\|windowspowershell\\v1\.0\\)?([^\\/]+)$/.exec(
      text,
    )
  const plain = (system?.[1] ?? text).replace(/\.(?:exe|com)$/, '')
  return shell === 'powershell' ? (cmdletAliases.get(text) ?? plain) : plain
}

function judgeNamed(name: string, part: Part, shell: CommandShell): Judged {
  if (name === '') return { reasons: part.redirects.length > 0 ? [] : ['not_closed'], inside: [] }
  const isCmdlet =
    shell === 'powershell' &&
    (readingCmdlets.has(name) ||
      changingCmdlets.has(name) ||
      printingCmdlets.has(name) ||
      /^[a-z]+-[a-z]\w+$/.test(name) ||
      name === 'start-process')
  if (isCmdlet) return judgeCmdlet(name, part)
  // Code in brackets is judged beside whatever it is given to.
  const nested = part.args.filter(({ kind }) => kind !== 'plain')
  const inside = nested.map((word): Inside => ({ shell, text: word.text, line: part.line }))
  const nestedReasons: readonly CommandReason[] = nested.length > 0 ? ['program_text'] : []
  const started = startedBy(name, part, shell)
  if (started !== null) {
    const own = started.inside === null ? [] : [{ ...started.inside, line: part.line }]
    return { reasons: [...started.reasons, ...nestedReasons], inside: [...inside, ...own] }
  }
  const rule = tables[shell].find((table) => Object.hasOwn(table, name))?.[name]
  if (rule === undefined) return { reasons: [unknownReason(name, part.name), ...nestedReasons], inside }
  if (asksForHelp(part.args, shell) && !Object.hasOwn(startingPrograms, name)) return { reasons: [], inside: [] }
  const words = part.args.flatMap((word) => (shell === 'cmd' ? apart(word) : [word.text]))
  const used = judgeUse(rule, words, shell === 'posix' ? posixSwitch : undefined)
  return { reasons: [...used, ...nestedReasons], inside: [...inside, ...commandsGiven(name, part, shell)] }
}

/** How a known program is asked what it can do, and does nothing else; one that starts others may take it for one of these. */
function asksForHelp([only, ...more]: readonly Word[], shell: CommandShell): boolean {
  if (only === undefined || more.length > 0 || only.late) return false
  return shell === 'posix' ? /^--(?:help|version)$/.test(only.text) : only.text === '/?'
}

/** Programs that run a line which they are given. */
function commandsGiven(name: string, { args, line }: Part, shell: CommandShell): readonly Inside[] {
  const at = (pattern: RegExp) => args.findIndex(({ text }) => pattern.test(text)) + 1
  const behind =
    name === 'forfiles'
      ? at(/^\/c$/i)
      : name === 'schtasks'
        ? at(/^\/tr$/i)
        : name === 'find'
          ? at(/^-(?:exec|execdir|ok|okdir)$/)
          : 0
  if (name === 'wmic' && /process call create/i.test(args.map(({ text }) => text).join(' ')))
    return [
      {
        shell: 'cmd',
        text: args
          .slice(3)
          .map(({ text }) => text)
          .join(' '),
        line,
      },
    ]
  if (name === 'xargs' || name === 'nohup' || name === 'env') {
    const rest = args.slice(args.findIndex(({ text }) => !/^-|=/.test(text)))
    return [{ shell, text: rest.map(({ text }) => text).join(' '), line }]
  }
  const given = behind === 0 ? [] : args.slice(behind, name === 'find' ? undefined : behind + 1)
  return given.length === 0
    ? []
    : [
        {
          shell,
          text: given
            .map(({ text }) => text)
            .filter((text) => !/^[;+]$/.test(text))
            .join(' '),
          line,
        },
      ]
}

/** `/s/b` are two switches. */
function apart({ text, quoted }: Word): readonly string[] {
  return !quoted && /^(?:\/[a-z?-]{1,3}(?::[^/]*)?){2,}$/i.test(text) ? text.split(/(?=\/)/) : [text]
}

function unknownReason(name: string, word: Word): CommandReason {
  if (word.late) return 'hidden_name'
  if (/[^\u0020-\u007e]/.test(name)) return 'hidden_signs'
  return scriptFile.test(name) ? 'runs_hidden_code' : 'unknown_program'
}

function nameReasons(word: Word): readonly CommandReason[] {
  if (word.late || word.kind !== 'plain') return ['hidden_name']
  return word.escaped ? ['hidden_name'] : []
}

const nowhere = /^(?:nul:?|\$null|\/dev\/null|\/dev\/std(?:out|err)|&[\d-])$/i
const device = /^(?:\\\\\.\\(?:physicaldrive|[a-z]:)|\/dev\/(?!null|std|tty))/i

function redirectReasons({ way, target }: Redirect, name: string, args: readonly Word[]): readonly CommandReason[] {
  if (target === null) return ['not_closed']
  // Bash opens a connection where such a file is named.
  if (/^\/dev\/(?:tcp|udp)\//.test(target.text)) return [way === 'in' ? 'reaches_address' : 'sends_data']
  if (way === 'in' || (nowhere.test(target.text) && !target.late)) return target.late ? ['late_value'] : []
  if (device.test(target.text)) return ['wipes_drive']
  if (rightsFiles.test(target.text)) return ['grants_rights']
  if (
    /\\start menu\\programs\\start|\\drivers\\etc\\hosts|\/etc\/(?:cron|profile|ld\.so|systemd|init\.d|hosts)|\.(?:bash|zsh)rc$/i.test(
      target.text,
    )
  )
    return ['stays_installed']
  const isEmpty =
    name === '' ||
    /^(?:rem|break|:|true|cd|cls)$/.test(name) ||
    ((name === 'type' || name === 'copy' || name === 'cat') && /^(?:nul|\/dev\/null)$/i.test(args[0]?.text ?? ''))
  return [isEmpty ? 'overwrites_file' : 'writes_file']
}
