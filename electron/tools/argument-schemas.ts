import * as z from 'zod'

const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/
const drivePath = /^[A-Za-z]:\\[^<>:"|?*\u0000-\u001f]*$/
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/

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

/** A point in time: ISO 8601 in UTC, with up to seven digits of a second as Windows gives them. */
export function utcTimeText(): z.ZodString {
  return text(utcTime, 40)
}

/** Free text without control characters other than tab and line feed. */
export function freeText(maxLength: number): z.ZodString {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !controlCharacters.test(value), { error: 'not_well_formed' })
}

/** Marks an argument that the program fills in: shown under "details" only. */
export function hidden<T extends z.ZodType>(schema: T): T {
  return schema.meta({ userVisible: false })
}
