import type { PathCode, PathStyle } from '../../../shared/domain/path-sandbox.ts'

/** Refuses a text, or a name of it, in which the pattern occurs or that is longer than this. */
export type PathCheck = { readonly code: PathCode } & ({ readonly pattern: RegExp } | { readonly longest: number })

/** What a system takes for another place than the text seems to say. The checks stand in the order in which they refuse. */
export type PathRules = {
  readonly style: PathStyle
  readonly separator: string
  /** Every character that separates names; all of them become `separator` before anything is checked. */
  readonly separators: RegExp
  readonly text: readonly PathCheck[]
  readonly name: readonly PathCheck[]
  /** Lengths count units of this: UTF-16 units, or bytes of UTF-8. */
  readonly lengthOf: (text: string) => number
  /** `by_name`: `..` takes a name away before the disk is asked; `on_disk`: it leads up from where a link has led. */
  readonly stepUp: 'by_name' | 'on_disk'
  /** Two names are one for the file system exactly when these are equal. */
  readonly sameName: (name: string) => string
}

/* oxlint-disable no-control-regex -- control characters are what is refused */
export const windowsRules: PathRules = {
  style: 'win32',
  separator: '\\',
  separators: /[/\\]/g,
  text: [
    { code: 'control_character', pattern: /[\u0000-\u001f]/ },
    { code: 'device_namespace', pattern: /^(?:\\\\[?.](?:\\|$)|\\\?\?(?:\\|$))/ },
    // A drive without a slash behind it means the folder that a program happens to be in.
    { code: 'drive_relative', pattern: /^[A-Za-z]:(?!\\)/ },
    { code: 'forbidden_character', pattern: /[<>"|?*]/ },
    { code: 'stream', pattern: /(?<!^[A-Za-z]):/ },
    { code: 'path_too_long', longest: 32_767 },
  ],
  name: [
    { code: 'trailing_dot_or_blank', pattern: /[. ]$/ },
    {
      code: 'device_name',
      pattern: /^(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i,
    },
    { code: 'name_too_long', longest: 255 },
    // The short second name of another file.
    { code: 'short_name', pattern: /^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/ },
  ],
  lengthOf: (text) => text.length,
  stepUp: 'by_name',
  // Only letters whose capital NTFS surely takes for the same. `toLowerCase` takes KELVIN SIGN (U+212A) for `k`.
  sameName: (name) => name.replace(/[a-z\u00e0-\u00f6\u00f8-\u00fe]/g, (letter) => letter.toUpperCase()),
}

const encoder = new TextEncoder()

export const posixRules: PathRules = {
  style: 'posix',
  separator: '/',
  separators: /\//g,
  text: [
    { code: 'control_character', pattern: /\u0000/ },
    { code: 'path_too_long', longest: 4_096 },
  ],
  name: [{ code: 'name_too_long', longest: 255 }],
  lengthOf: (text) => encoder.encode(text).length,
  stepUp: 'on_disk',
  sameName: (name) => name,
}
/* oxlint-enable no-control-regex */

export function rulesFor(platform: string): PathRules {
  return platform === 'win32' ? windowsRules : posixRules
}
