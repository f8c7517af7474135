import { nameInPath, pathsIn, withoutPaths } from '../../shared/domain/attached-paths.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import type { Arguments } from '../../shared/domain/diagnosis.ts'
import type { Tool } from '../contract/define-tool.ts'
import { fileNameIn } from './planner/file-names.ts'

/** Values that a person or the PC gives to arguments of checks, by the slot that their schema names. */
export type KnownValues = Readonly<Record<string, string>>

const hostName =
  /\b(?=[a-z0-9.-]{4,253}\b)(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,24}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi
/** Endings that name a file although they look like the end of a host name. */
const fileEnding =
  /\.(?:docx?|xls[xm]?|pptx?|pdf|txt|csv|zip|jpe?g|png|gif|mp[34]|mov|log|psd|eml|msg|pst|ost|exe|dll|sys|ini|inf|msi|msu|cab|bat|cmd|ps1?|vbs|lnk|dmp|tmp|bak|dat|cfg|reg|iso|xml|json|html?)$/i
const driveFolder = /\b[a-z]:\\[^<>:"|?*\s]*/i

const fileEnd = /\.[a-z0-9]{1,8}$/i
const lastPart = /[\\/][^\\/]*$/

const portAfter = /^:(\d{1,5})(?!\d)/
const portWord = /\bport(?: number)?\s+(\d{1,5})\b|포트\s*(\d{1,5})(?!\d)|端口(?:号)?\s*(\d{1,5})(?!\d)/i
const wordAfterPort = /(?<!\d)(\d{1,5})(?:번)?\s*(?:포트|号?端口)/
/** One name or IPv4 address and a port: an IPv6 address has more colons. */
const hostAndPort = /^([^:]+):(\d{1,5})$/
const highestPort = 65_535

/** What a complaint names in a closed form: a host, its port, a file, a folder. Free words are never taken as a value. */
export function valuesInText(text: string): KnownValues {
  return { ...namedIn(withoutPaths(text)), ...attachedIn(text) }
}

/** A file or folder by its whole path, as one that is attached. */
function attachedIn(text: string): KnownValues {
  const paths = pathsIn(text)
  const file = paths.find((path) => fileEnd.test(path))
  const folder = paths.find((path) => path !== file) ?? file?.replace(lastPart, '')
  return {
    ...(file === undefined ? {} : { file_name: nameInPath(file), log_file: file, user_file: file }),
    ...(folder === undefined || folder === '' ? {} : { user_folder: folder }),
  }
}

function namedIn(text: string): KnownValues {
  const file = fileNameIn(text)
  const host = [...text.matchAll(hostName)].find(([name]) => !fileEnding.test(name))
  const port = host === undefined ? undefined : portIn(text, host.index + host[0].length)
  const folder = driveFolder.exec(text)?.[0]
  return {
    ...(file === undefined ? {} : { file_name: file }),
    ...(host === undefined ? {} : { host_name: host[0].toLowerCase() }),
    ...(port === undefined ? {} : { network_port: port }),
    ...(folder === undefined ? {} : { user_folder: folder }),
  }
}

// Without a host a port may be one for a plug.
function portIn(text: string, hostEnd: number): string | undefined {
  const found = [portAfter.exec(text.slice(hostEnd)), portWord.exec(text), wordAfterPort.exec(text)]
  const groups: readonly (string | undefined)[] = found.flatMap((match) => match?.slice(1) ?? [])
  return groups.find((digits) => digits !== undefined && isPort(digits))
}

function isPort(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= highestPort
}

/** A person who is asked for a computer may name its port as well: `app.example:8443`. */
export function splitPort(known: KnownValues): KnownValues {
  const [, host, port] = hostAndPort.exec(known['host_name'] ?? '') ?? []
  return host === undefined || port === undefined || !isPort(port)
    ? known
    : { ...known, host_name: host, network_port: port }
}

/** Arguments for a check: those that were entered, slots filled from what is known, everything else by its defaults. */
export function fillSlots(tool: Tool, known: KnownValues, entered: Arguments = {}): Result<Arguments> {
  const filled: Record<string, unknown> = {}
  for (const [name, slot] of slotsOf(tool)) {
    const value = known[slot]
    if (value !== undefined) filled[name] = asArgument(value, shapeOf(tool)[name])
  }
  Object.assign(filled, entered)
  const valid = validateArgs(tool, filled)
  if (valid.ok) return ok(filled)
  const open = slotsOf(tool).find(([name, slot]) => known[slot] === undefined && isRequired(tool, name))
  return open ? fail('answer_needed', { tool: tool.name, slot: open[1] }) : { ok: false, error: valid.error }
}

/** Values that were entered for slots: nobody asks for them again. */
export function slotsEntered(tool: Tool, entered: Arguments): KnownValues {
  return Object.fromEntries(
    slotsOf(tool).flatMap(([name, slot]) => {
      const value = entered[name]
      return typeof value === 'string' || typeof value === 'number' ? [[slot, String(value)] as const] : []
    }),
  )
}

/** What is known is text; an argument that takes a number gets one. */
function asArgument(value: string, schema: ArgumentSchema | undefined): string | number {
  const isNumber = /^\d+$/.test(value) && schema?.safeParse(value).success === false
  return isNumber && schema.safeParse(Number(value)).success ? Number(value) : value
}

/** Arguments that a person can give a value for, each with the kind of value. */
export function slotsOf(tool: Tool): readonly (readonly [string, string])[] {
  return Object.entries(shapeOf(tool)).flatMap(([name, schema]) => {
    const slot = schema.meta()?.['slot']
    return typeof slot === 'string' ? [[name, slot] as const] : []
  })
}

/** The slot that a person could fill better than a value of the PC, or a guess of the check; null = nothing was guessed. */
export function slotLeftToGuess(tool: Tool, given: KnownValues): string | null {
  const guessed = slotsOf(tool).find(
    ([name, slot]) => given[slot] === undefined && shapeOf(tool)[name]?.meta()?.['guessed'] === true,
  )
  return guessed?.[1] ?? null
}

/** It cannot look without a value that nobody gave: one of the PC in its place would be a guess at what is meant. */
export function needsWhatNobodyNamed(tool: Tool, given: KnownValues): boolean {
  const slots = new Map(slotsOf(tool))
  return Object.keys(shapeOf(tool)).some((name) => isRequired(tool, name) && given[slots.get(name) ?? ''] === undefined)
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
