import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'

/** A command for a terminal. `powershell` = the Command Prompt would read something in it otherwise. */
export type CommandLine = { readonly text: string; readonly shell: 'any' | 'powershell' }

/** The command that starts a tool with these values in a terminal: what stands at its usual value is left out. */
export function commandLine(
  tool: string,
  fields: readonly ToolFieldView[],
  values: Readonly<Record<string, string>>,
): CommandLine {
  const changed = fields.flatMap(({ name, value: usual }) => {
    const value = values[name]
    return value === undefined || value === usual ? [] : [`${name}=${value.trim()}`]
  })
  const isPlain = changed.every((word) => !readByShells.test(word))
  const quoted = changed.map((word) => (bare.test(word) ? word : isPlain ? inDoubleQuotes(word) : inSingleQuotes(word)))
  const parts = quoted.map((word) => `--arg ${word}`)
  return { text: ['deskmedic run', tool, ...parts].join(' '), shell: isPlain ? 'any' : 'powershell' }
}

const bare = /^[\w.:=\\/-]+$/

/** Between double quotes, a shell still reads these: quotes of every kind that PowerShell knows, what begins a variable, the end of a line. */
const readByShells = /["“”„$`%!\r\n]/

/** The Command Prompt and PowerShell read it alike. A backslash before the last quote would take it for a letter. */
function inDoubleQuotes(word: string): string {
  return `"${word.replace(/\\+$/, '$&$&')}"`
}

/** As PowerShell reads it: nothing inside means anything, and a doubled quote is one. Double quotes reach a program only behind a backslash. */
function inSingleQuotes(word: string): string {
  return `'${word.replace(/['‘’‚‛]/g, '$&$&').replaceAll('"', '\\"')}'`
}
