import type { PathCode } from './path-sandbox.ts'

export const workspaceAccesses = ['read', 'read_write'] as const
export type WorkspaceAccess = (typeof workspaceAccesses)[number]

/** What is to be done with a file or folder. */
export const fileUses = ['read', 'write'] as const
export type FileUse = (typeof fileUses)[number]

/** A folder that a person opened to Deskmedic, by a name. */
export type Workspace = {
  readonly name: string
  readonly path: string
  readonly access: WorkspaceAccess
  /** Patterns of files; empty = every file. One without `/` is about the name alone, in whatever folder. */
  readonly only: readonly string[]
  /** Patterns of files and folders that stay closed. */
  readonly never: readonly string[]
}

/** As a folder is opened where nothing more is said. */
export function plainWorkspace(name: string, path: string): Workspace {
  return { name, path, access: 'read_write', only: [], never: [] }
}

const between = ' | '

/** A workspace in one line, without its name: the folder, then what makes it narrower. */
export function workspaceText({ path, access, only, never }: Omit<Workspace, 'name'>): string {
  const patterns = [...only.map((pattern) => `only ${pattern}`), ...never.map((pattern) => `never ${pattern}`)]
  return [path, ...(access === 'read' ? ['read'] : []), ...patterns].join(between)
}

/** The workspace that such a line means. What is none of its parts belongs to the folder. */
export function workspaceFromText(name: string, text: string): Workspace {
  const parts = text.split(between)
  const narrowing: string[] = []
  for (let last = parts.at(-1); parts.length > 1 && last !== undefined && isNarrowing(last); last = parts.at(-1)) {
    narrowing.unshift(last)
    parts.pop()
  }
  const patterns = (word: string): readonly string[] =>
    narrowing.flatMap((part) => (part.startsWith(`${word} `) ? [part.slice(word.length + 1)] : []))
  return {
    name,
    path: parts.join(between),
    access: narrowing.includes('read') ? 'read' : 'read_write',
    only: patterns('only'),
    never: patterns('never'),
  }
}

function isNarrowing(part: string): boolean {
  return part === 'read' || /^(?:only|never) ./.test(part)
}

/**
 * Keys, passwords and program files: closed in every folder. A person may close more, not fewer. Compared without case.
 */
export const neverOpened = [
  '*.pfx',
  '*.p12',
  '*.pem',
  '*.key',
  '*.ppk',
  '*.kdb',
  '*.kdbx',
  'id_rsa*',
  'id_dsa*',
  'id_ecdsa*',
  'id_ed25519*',
  '.env',
  '.env.*',
  '.netrc',
  '_netrc',
  '.git-credentials',
  '*.exe',
  '*.dll',
  '*.sys',
] as const

/** Why a file or folder stays closed: what its path says, or what was said of the folder it is in. */
export type FileReason = PathCode | 'unknown_workspace' | 'own_folder' | 'read_only' | 'never' | 'not_only'
