/* oxlint-disable no-control-regex -- keeping control characters out is what these patterns are for */
import * as z from 'zod'

const drivePath = /^[A-Za-z]:\\[^<>:"|?*\u0000-\u001f]*$/
// A second slash at the start would name a server: opening it sends a sign-in proof there.
const folder = /^(?:[A-Za-z]:\\[^<>:"|?*\u0000-\u001f]*|\/(?![/\\])[^\u0000-\u001f\u007f]*)$/
const file = /^(?:[A-Za-z]:\\[^<>:"|?*\u0000-\u001f]+|\/(?![/\\])[^\u0000-\u001f\u007f]+)$/
/** How a point in time is written. */
export const utcTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/

/**
 * Text of a closed shape, whole pattern, at most `maxLength` UTF-16 units.
 * A lone surrogate is refused: PowerShell would turn it into another character.
 */
export function text(pattern: RegExp, maxLength: number): z.ZodString {
  return z
    .string()
    .max(maxLength)
    .regex(pattern)
    .refine((value) => value.isWellFormed(), { error: 'not_well_formed' })
}

/** A drive letter path of Windows, such as `C:\Users`. */
export function drivePathText(maxLength = 260): z.ZodString {
  return text(drivePath, maxLength)
}

/** A folder: a drive letter path of Windows, or an absolute path of another system. Never the path of a server. */
export function folderPath(maxLength = 260): z.ZodString {
  return text(folder, maxLength)
}

/** A file: as `folderPath`, with something below the root. */
export function filePath(maxLength = 260): z.ZodString {
  return text(file, maxLength)
}

/** A point in time: ISO 8601 in UTC, with up to seven digits of a second as Windows gives them. */
export function utcTimeText(): z.ZodString {
  return text(utcTimePattern, 40)
}

/** One line of text: no control character at all. */
export function lineText(maxLength: number): z.ZodString {
  return text(/^[^\u0000-\u001f]+$/, maxLength)
}

/**
 * The name of one thing of Windows, as people and makers choose it: signs of a pattern are letters of it like any other. Scripts hand it
 * on as a name (`ConvertTo-NamePattern` where Windows reads a pattern).
 */
export function objectName(maxLength: number): z.ZodString {
  return text(/^[^\p{Cc}]+$/u, maxLength)
}

/** A command or script as a person would type it: everything but the character that ends a text for Windows. */
export function commandText(maxLength: number): z.ZodString {
  return text(/^[^\u0000]+$/, maxLength)
}

/**
 * The name under which a fix keeps something: fixed words and a number, never a place. What it names lies in a folder that
 * the way back knows by itself, so that a record can lead it nowhere else.
 */
export function keptName(start: string): z.ZodString {
  return text(new RegExp(`^${start.replaceAll('.', '\\.')}[0-9]{14}$`), 60)
}

/** Marks an argument that the program fills in: shown under "details" only. */
export function hidden<T extends z.ZodType>(schema: T): T {
  return schema.meta({ userVisible: false })
}
