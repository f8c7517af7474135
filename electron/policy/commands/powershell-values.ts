import type { CommandReason } from '../../../shared/domain/command-class.ts'

const literal =
  String.raw`(?:-?\d+(?:\.\d+)?(?:[kmgtp]b)?|'[^']*'|"[^"$` +
  '`' +
  String.raw`]*"|\$(?:true|false|null)|\(get-date\)(?:\.add(?:days|hours|minutes)\(-?\d{1,6}\))?|[\w*?][\w*?.\\/:-]*)`
const list = `${literal}(?:\\s*,\\s*${literal})*`
const comparison = String.raw`\$_(?:\.\w+)*\s+-[ic]?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|in|notin|contains|notcontains)\s+@?\(?\s*${list}\s*\)?`
const condition = String.raw`\(?\s*(?:-not\s+|!)?(?:${comparison}|\(?\s*\$_(?:\.\w+)+\s*\)?)\s*\)?`
const plainFilter = new RegExp(String.raw`^\s*${condition}(?:\s+-(?:and|or)\s+${condition})*\s*$`, 'i')
const plainTable = new RegExp(String.raw`^\s*(?:\w+\s*=\s*@?\(?\s*${list}\s*\)?\s*(?:[;\n\r]\s*|$))*$`, 'i')

/** True for a filter that only compares properties with values that stand there. */
export function isPlainFilter(block: string): boolean {
  return block.length <= 1000 && plainFilter.test(block)
}

/** True for a table of names and values that stand there. */
export function isPlainTable(table: string): boolean {
  return table.length <= 1000 && plainTable.test(table)
}

const methods: readonly (readonly [RegExp, CommandReason])[] = [
  [
    /^(?:delete|remove|removeall|removeat|clear|deletesubkey(?:tree)?|deletevalue|movetorecyclebin|empty)$/,
    'deletes_files',
  ],
  [/^(?:kill|terminate|closemainwindow|close|quit)$/, 'ends_program'],
  [/^upload\w+$|^(?:post|put|send)async$|^send$|^getresponse$/, 'sends_data'],
  [/^download\w+$/, 'runs_remote_code'],
  [
    /^(?:writealltext|writeallbytes|writealllines|appendalltext|appendalllines|copyto|moveto|copy|move|create(?:directory|text|subdirectory)|setvalue|savetofile|write|writeline|save)$/,
    'writes_file',
  ],
  [/^getnetworkcredential$|^protect$|^unprotect$|^(?:ptrtostring\w+)$/, 'reads_secret'],
  [/^(?:start|stop|pause|continue|refresh|startservice|stopservice|changestartmode|waitforstatus)$/, 'changes_service'],
  [/^(?:restart|reboot|shutdown|win32shutdown)$/, 'restarts_pc'],
  [/^(?:uninstall|install)$/, 'installs'],
  [/^copyfromscreen$/, 'captures'],
  [/^(?:setaccesscontrol|setowner|addaccessrule)$/, 'grants_rights'],
  [
    /^(?:tostring|trim|trimstart|trimend|split|replace|toupper|tolower|substring|startswith|endswith|contains|indexof|join|format|add(?:days|hours|minutes|seconds|months)|gettype|padleft|padright|touniversaltime|tolocaltime|getvalue|getenumerator|count|round|floor|ceiling|max|min|abs|parse|getfolderpath|getenvironmentvariable|getfiles|getdirectories|readalltext|readalllines|exists|getlastwritetime|getaccesscontrol|gethostname|gethostentry|containskey|toarray|getproperties|getlength)$/,
    'late_value',
  ],
]

/** What calling a method of this name may do. */
export function methodReason(name: string): CommandReason {
  const small = name.toLowerCase()
  return methods.find(([pattern]) => pattern.test(small))?.[1] ?? 'runs_hidden_code'
}

/** Methods and types of .NET in a text: code beside the commands. */
export function dotNetReasons(text: string): readonly CommandReason[] {
  const found: CommandReason[] = []
  for (const [, sign, name = ''] of text.matchAll(/(\.|::)\s*([A-Za-z_]\w*)\s*\(/g))
    // A type that starts something starts a program; a service is started by itself.
    found.push(sign === '::' && /^start$/i.test(name) ? 'unknown_program' : methodReason(name))
  // A method whose name is put together, and a type that brings its assembly along.
  if (/(?:\.|::)\s*(?:["'(]|\$(?!_|null))/.test(text)) found.push('hidden_name')
  if (/\[[A-Za-z][^\][\n]*,[^\][\n]*\]/.test(text)) found.push('runs_hidden_code')
  if (found.length === 0 && /\[[\w.[\]]+\]\s*(?:::|['"$(@\d{])/.test(text)) found.push('late_value')
  return found
}
