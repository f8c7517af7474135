/** What a command line does to a PC, the mildest first. Of several parts the worst counts. */
export const commandClasses = ['read_only', 'modifies', 'destructive', 'exfiltrates'] as const
export type CommandClass = (typeof commandClasses)[number]

/** The languages in which a free line can be written. */
export const commandShells = ['cmd', 'powershell', 'posix', 'python'] as const
export type CommandShell = (typeof commandShells)[number]

/** Why a line has its class, each with the class that it stands for. A sentence for each is in the texts. */
export const commandReasons = {
  reads: 'read_only',

  changes_folder: 'modifies',
  changes_network: 'modifies',
  changes_service: 'modifies',
  changes_settings: 'modifies',
  ends_program: 'modifies',
  installs: 'modifies',
  makes_task: 'modifies',
  nested_shell: 'modifies',
  reaches_address: 'modifies',
  reaches_other_pc: 'modifies',
  repairs: 'modifies',
  restarts_pc: 'modifies',
  starts_program: 'modifies',
  writes_file: 'modifies',
  escaped_signs: 'modifies',
  late_value: 'modifies',
  program_text: 'modifies',
  unknown_use: 'modifies',

  changes_start: 'destructive',
  deletes_backups: 'destructive',
  deletes_files: 'destructive',
  deletes_settings: 'destructive',
  grants_rights: 'destructive',
  overwrites_file: 'destructive',
  runs_hidden_code: 'destructive',
  runs_remote_code: 'destructive',
  stays_installed: 'destructive',
  weakens_protection: 'destructive',
  wipes_drive: 'destructive',
  encoded: 'destructive',
  hidden_name: 'destructive',
  hidden_signs: 'destructive',
  not_closed: 'destructive',
  too_long: 'destructive',
  unknown_program: 'destructive',

  captures: 'exfiltrates',
  data_in_address: 'exfiltrates',
  foreign_share: 'exfiltrates',
  reads_secret: 'exfiltrates',
  sends_data: 'exfiltrates',
} as const satisfies Readonly<Record<string, CommandClass>>

export type CommandReason = keyof typeof commandReasons

/** Those that keep a line from being understood. */
export const doubtfulReasons: ReadonlySet<CommandReason> = new Set<CommandReason>([
  'encoded',
  'escaped_signs',
  'hidden_name',
  'hidden_signs',
  'late_value',
  'nested_shell',
  'not_closed',
  'program_text',
  'runs_hidden_code',
  'runs_remote_code',
  'too_long',
  'unknown_program',
  'unknown_use',
])

/** A reason and the line of the text, counted from 1, that gives it. */
export type CommandNote = { readonly code: CommandReason; readonly line: number }

export type CommandVerdict = {
  readonly verdict: CommandClass
  /** False = some of it says only while it runs, or not at all, what it does. Such a line is never `read_only`. */
  readonly understood: boolean
  /** The worst first; never empty. */
  readonly reasons: readonly CommandNote[]
}

/** The worse of two classes. */
export function worseClass(one: CommandClass, other: CommandClass): CommandClass {
  return commandClasses.indexOf(one) >= commandClasses.indexOf(other) ? one : other
}
