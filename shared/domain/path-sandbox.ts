/** How a system writes paths. */
export const pathStyles = ['win32', 'posix'] as const
export type PathStyle = (typeof pathStyles)[number]

/** Why a path is refused, with the step of the path sandbox that says so. Up to step 7 the text alone is looked at, then the disk. */
export const pathSteps = {
  control_character: 1,
  /** Half of a letter: on its way to the disk it would become another one. */
  broken_letter: 1,
  device_namespace: 2,
  other_server: 3,
  drive_relative: 3,
  stream: 4,
  forbidden_character: 4,
  trailing_dot_or_blank: 5,
  device_name: 5,
  name_too_long: 5,
  short_name: 5,
  path_too_long: 6,
  outside: 7,
  leads_outside: 8,
  link_loop: 8,
  /** What is there could not be looked at. */
  not_readable: 8,
  not_a_file: 9,
  /** Something else was opened than was looked at. */
  changed_meanwhile: 9,
  hidden: 11,
} as const

export type PathCode = keyof typeof pathSteps

export type PathBlock = { readonly verdict: 'block'; readonly code: PathCode; readonly step: number }

/** The refusal of one step. */
export function blockPath(code: PathCode): PathBlock {
  return { verdict: 'block', code, step: pathSteps[code] }
}
