import { fail, ok, type Result } from '../kernel/result.ts'
import { validateArgs } from '../tools/argument-validation.ts'
import type { Tool } from '../tools/define-tool.ts'

/** Values that a person or the PC gives to arguments of checks, by the slot that their schema names. */
export type KnownValues = Readonly<Record<string, string>>

const hostName =
  /\b(?=[a-z0-9.-]{4,253}\b)(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,24}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi
const fileName =
  /(?<![\w.\\/])[\p{L}\p{N}_-]{1,80}\.(?:docx?|xlsx?|pptx?|pdf|txt|csv|zip|jpe?g|png|mp4|log|psd|eml|msg)\b/iu
/** Endings that name a file although they look like the end of a host name. */
const fileEnding =
  /\.(?:docx?|xls[xm]?|pptx?|pdf|txt|csv|zip|jpe?g|png|gif|mp[34]|mov|log|psd|eml|msg|pst|ost|exe|dll|sys|ini|inf|msi|msu|cab|bat|cmd|ps1?|vbs|lnk|dmp|tmp|bak|dat|cfg|reg|iso|xml|json|html?)$/i
const driveFolder = /\b[a-z]:\\[^<>:"|?*\s]*/i

/** What a complaint names in a closed form: a host, a file, a folder. Free words are never taken as a value. */
export function valuesInText(text: string): KnownValues {
  const file = fileName.exec(text)?.[0]
  const host = text.match(hostName)?.find((name) => !fileEnding.test(name))
  const folder = driveFolder.exec(text)?.[0]
  return {
    ...(file === undefined ? {} : { file_name: file }),
    ...(host === undefined ? {} : { host_name: host.toLowerCase() }),
    ...(folder === undefined ? {} : { user_folder: folder }),
  }
}

/** Arguments for a check: slots filled from what is known, everything else by its defaults. */
export function fillSlots(tool: Tool, known: KnownValues): Result<Readonly<Record<string, unknown>>> {
  const filled: Record<string, unknown> = {}
  for (const [name, slot] of slotsOf(tool)) {
    const value = known[slot]
    if (value !== undefined) filled[name] = value
  }
  const valid = validateArgs(tool, filled)
  if (valid.ok) return ok(filled)
  const open = slotsOf(tool).find(([name, slot]) => known[slot] === undefined && isRequired(tool, name))
  return open ? fail('answer_needed', { tool: tool.name, slot: open[1] }) : { ok: false, error: valid.error }
}

function slotsOf(tool: Tool): readonly (readonly [string, string])[] {
  return Object.entries(shapeOf(tool)).flatMap(([name, schema]) => {
    const slot = schema.meta()?.['slot']
    return typeof slot === 'string' ? [[name, slot] as const] : []
  })
}

function isRequired(tool: Tool, name: string): boolean {
  return shapeOf(tool)[name]?.safeParse(undefined).success === false
}

type ArgumentSchema = {
  meta(): Readonly<Record<string, unknown>> | undefined
  safeParse(value: unknown): { readonly success: boolean }
}

function shapeOf(tool: Tool): Readonly<Record<string, ArgumentSchema>> {
  const schema = tool.args() as unknown as { readonly shape?: Readonly<Record<string, ArgumentSchema>> }
  return schema.shape ?? {}
}
