import type { ToolFieldView } from '../../../shared/ipc/tool-form-view.ts'

/** The command that starts a tool with these values in a terminal: what stands at its usual value is left out. */
export function commandLine(
  tool: string,
  fields: readonly ToolFieldView[],
  values: Readonly<Record<string, string>>,
): string {
  const changed = fields.flatMap(({ name, value: usual }) => {
    const value = values[name]
    return value === undefined || value === usual ? [] : [`--arg ${quoted(`${name}=${value.trim()}`)}`]
  })
  return ['deskmedic run', tool, ...changed].join(' ')
}

/** As PowerShell reads it: nothing inside single quotes means anything, and a doubled one is one. */
function quoted(word: string): string {
  return /^[\w.:=\\/-]+$/.test(word) ? word : `'${word.replaceAll("'", "''")}'`
}
