import type { CommandReason } from '../../../shared/domain/command-class.ts'
import { changingCmdlets, printingCmdlets, readingCmdlets } from './cmdlet-names.ts'
import { isReadingParameter } from './cmdlet-parameters.ts'
import { lineOf } from './nested-shells.ts'
import { dotNetReasons, isPlainFilter, isPlainTable, methodReason } from './powershell-values.ts'
import type { Inside, Judged, Part, Word } from './reading.ts'
import { protectionSettings, startsByItself } from './windows-programs.ts'

const reachesComputers = /^(?:test-connection|test-netconnection|resolve-dnsname)$/

/** What a cmdlet with these arguments does. `name` is its full name in small letters. */
export function judgeCmdlet(name: string, part: Part): Judged {
  if (printingCmdlets.has(name)) return { reasons: nestedReasons(part.args), inside: insideOf(part) }
  const nested = nestedReasons(part.args, name)
  const inside = insideOf(part, name)
  const own = readingCmdlets.has(name) ? readingReasons(name, part.args) : changingReasons(name, part)
  const started = startedCode(name, part)
  return { reasons: [...own, ...nested, ...started.reasons], inside: [...inside, ...started.inside] }
}

function readingReasons(name: string, args: readonly Word[]): readonly CommandReason[] {
  const reasons: CommandReason[] = []
  for (const { text, isParameter } of args) {
    if (!isParameter) continue
    const parameter = text.toLowerCase().replace(/:.*$/s, '')
    if (name === 'get-help' && '-online'.startsWith(parameter)) reasons.push('starts_program')
    if (
      parameter.length > 1 &&
      '-computername'.startsWith(parameter) &&
      (reachesComputers.test(name) || parameter.length > 5)
    )
      reasons.push(...(reachesComputers.test(name) ? [] : ['reaches_other_pc' as const]))
    else if (!isReadingParameter(parameter)) reasons.push('unknown_use')
  }
  return reasons
}

const protectingServices =
  /\b(?:windefend|mpssvc|wscsvc|sense|wdnissvc|securityhealthservice|bfe|sysmon(?:64)?|eventlog)\b/

/** What the words of a cmdlet that changes something say beyond its name. */
function changingReasons(name: string, { args }: Part): readonly CommandReason[] {
  const text = args
    .map((word) => word.text)
    .join(' ')
    .toLowerCase()
  const known = changingCmdlets.get(name) ?? reasonOfVerb(name)
  const found: CommandReason[] = []
  if (/^(?:set|new|add|copy|move|out|rename)-/.test(name) && startsByItself.test(text)) found.push('stays_installed')
  if (/^(?:set|new|remove)-item/.test(name) && protectionSettings.test(text)) found.push('weakens_protection')
  if (/^(?:stop|set|suspend)-service$/.test(name) && protectingServices.test(text)) found.push('weakens_protection')
  if (/^(?:copy|move)-item$/.test(name) && /(?:^| )(?:nul|\\\\\.\\nul)(?: |$)/.test(text)) found.push('overwrites_file')
  if (
    /^(?:copy|move)-item$|^start-bitstransfer$/.test(name) &&
    /\\\\[\w.-]+\\|-(?:tosession|transfertype upload)/.test(text)
  )
    found.push('sends_data')
  if (/^invoke-(?:webrequest|restmethod)$/.test(name) && isUpload(text)) found.push('sends_data')
  if (/^invoke-(?:cim|wmi)method$/.test(name)) found.push(...methodOfObject(text))
  if (name === 'remove-item' && /(?:^| )(?:hk\w\w:|registry::)/.test(text)) found.push('deletes_settings')
  if (/^(?:enable|disable)-windowsoptionalfeature$/.test(name) && /defender|smb1/.test(text))
    found.push('weakens_protection')
  if (
    /^(?:un)?register-|^new-scheduledtask/.test(name) &&
    /-atlogon|-atstartup|highest|system\b|-encodedcommand| -enc |https?:/.test(text)
  )
    found.push('stays_installed')
  if (/^import-module$|^ipmo$/.test(name) && /^[\w.]+$/.test(text)) return ['changes_settings']
  if (name === 'new-object' && /^(?:-typename )?(?:psobject|pscustomobject)\b/.test(text)) return ['late_value']
  if (name === 'foreach-object') return eachReasons(args)
  return found.length > 0 ? [...found, known] : [known]
}

function isUpload(text: string): boolean {
  return /(?:^| )-(?:b(?:o|od|ody)?|in\w*|form)(?:[ :]|$)|-me\w*[ :](?:post|put|patch)|-customm\w*/.test(text)
}

function methodOfObject(text: string): readonly CommandReason[] {
  if (/\bcreate\b/.test(text)) return ['runs_hidden_code']
  if (/\bdelete\b/.test(text)) return ['deletes_backups']
  return []
}

/** `ForEach-Object Delete` calls a method by its name. */
function eachReasons(args: readonly Word[]): readonly CommandReason[] {
  const member = args.find(({ kind, isParameter }) => kind === 'plain' && !isParameter)
  return member === undefined ? ['program_text'] : [methodReason(member.text)]
}

const verbs: readonly (readonly [RegExp, CommandReason])[] = [
  [/^(?:remove|clear|reset|uninstall|unregister)-/, 'deletes_settings'],
  [/^(?:send|publish)-/, 'sends_data'],
  [/^(?:grant)-/, 'grants_rights'],
  [
    /^(?:set|new|add|enable|disable|start|stop|restart|rename|update|register|install|repair|suspend|resume|mount|dismount|move|copy|import|export|connect|disconnect|save|restore|optimize|sync|unblock|block)-/,
    'changes_settings',
  ],
]

function reasonOfVerb(name: string): CommandReason {
  return verbs.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown_use'
}

/** What stands in brackets among the arguments: code, unless it is a plain filter or a plain table. */
function nestedReasons(args: readonly Word[], name = ''): readonly CommandReason[] {
  return args.flatMap((word, index): readonly CommandReason[] => {
    if (word.kind === 'plain') return word.late ? dotNetReasons(word.text) : []
    if (isPlainArgument(word, args[index - 1], name)) return []
    return [word.kind === 'group' ? 'late_value' : 'program_text', ...dotNetReasons(word.text)]
  })
}

function isPlainArgument(word: Word, before: Word | undefined, name: string): boolean {
  if (word.kind === 'block') return name === 'where-object' && isPlainFilter(word.text)
  const isFilterTable = name === 'get-winevent' && before?.isParameter === true && /^-filterh/i.test(before.text)
  return word.kind === 'table' && isFilterTable && isPlainTable(word.text)
}

function insideOf({ args, line }: Part, name = ''): readonly Inside[] {
  return args.flatMap((word, index): readonly Inside[] => {
    if (word.kind === 'plain' || isPlainArgument(word, args[index - 1], name)) return []
    if (word.kind !== 'table') return [{ shell: 'powershell', text: word.text, line }]
    // Values of a table are code of their own: `@{ e = { ... } }`.
    const values = word.text.replace(/(^|[;\n\r])\s*['"]?[\w]+['"]?\s*=/g, '$1;')
    return [{ shell: 'powershell', text: values, line }]
  })
}

/** Code that a cmdlet is given as text, and the program that one starts. */
function startedCode(name: string, { args, line, isFed }: Part): Judged {
  const values = args.filter(({ isParameter }) => !isParameter)
  const [first] = values
  if (name === 'invoke-expression' && !isFed && first?.kind === 'plain' && !first.late)
    return { reasons: [], inside: [{ shell: 'powershell', text: first.text, line }] }
  if (name !== 'start-process' || first === undefined) return { reasons: [], inside: [] }
  if (first.kind !== 'plain' || first.late) return { reasons: ['hidden_name'], inside: [] }
  if (/^https?:/i.test(first.text)) return { reasons: ['starts_program'], inside: [] }
  const words = values.filter(({ text }) => !/^(?:runas|open|hidden|minimized|maximized|normal)$/i.test(text))
  return { reasons: ['starts_program'], inside: [{ shell: 'cmd', text: lineOf(words, 'cmd'), line }] }
}
