import type { GitRefusal } from '../../contract/git-port.ts'

/** One value of a configuration; git writes section and name in small letters, and what stands between them as it is. */
export type ConfigEntry = { readonly key: string; readonly value: string }

export type ConfigVerdict =
  | { readonly refused: GitRefusal; readonly key: string }
  /** `switches`: values that stand over those of the repository. `filters`: how many it wants to run. */
  | { readonly refused: null; readonly switches: readonly ConfigEntry[]; readonly filters: number }

/**
 * Values for every call, whatever the repository says. What runs only with a person at a terminal, over the network or for a
 * signature is switched off as well: nothing hangs on what a later version of Git does with it.
 */
export const fixedSwitches: readonly ConfigEntry[] = [
  { key: 'core.hooksPath', value: '/dev/null' },
  { key: 'core.fsmonitor', value: 'false' },
  { key: 'core.attributesFile', value: '/dev/null' },
  { key: 'core.excludesFile', value: '/dev/null' },
  { key: 'core.sshCommand', value: 'false' },
  { key: 'core.gitProxy', value: '' },
  { key: 'core.askPass', value: '' },
  { key: 'core.pager', value: 'cat' },
  { key: 'core.editor', value: 'false' },
  { key: 'core.untrackedCache', value: 'false' },
  { key: 'core.alternateRefsCommand', value: 'false' },
  { key: 'credential.helper', value: '' },
  { key: 'protocol.allow', value: 'never' },
  { key: 'gpg.program', value: 'false' },
  { key: 'gpg.ssh.program', value: 'false' },
  { key: 'gpg.x509.program', value: 'false' },
  { key: 'log.showSignature', value: 'false' },
  { key: 'log.mailmap', value: 'false' },
  // It writes the index, whatever else says that nothing is to be written.
  { key: 'diff.autoRefreshIndex', value: 'false' },
  { key: 'diff.submodule', value: 'short' },
  { key: 'status.submoduleSummary', value: 'false' },
  { key: 'submodule.recurse', value: 'false' },
  { key: 'maintenance.auto', value: 'false' },
  { key: 'gc.auto', value: '0' },
  { key: 'commit.gpgSign', value: 'false' },
  { key: 'core.splitIndex', value: 'false' },
  { key: 'i18n.commitEncoding', value: 'UTF-8' },
]

type Refusing = { readonly pattern: RegExp; readonly refused: GitRefusal; readonly unless?: RegExp }

/** Keys for which there is no switch. */
const refusing: readonly Refusing[] = [
  { pattern: /^include(if\.[^]*)?\.path$/, refused: 'includes_config' },
  { pattern: /^core\.worktree$/, refused: 'leads_outside' },
  { pattern: /^core\.bare$/, refused: 'not_a_repository', unless: /^(false|no|off|0|)$/i },
  // What is missing would be fetched when it is read.
  { pattern: /^(extensions\.partialclone|remote\.[^]*\.(promisor|partialclonefilter))$/, refused: 'needs_network' },
  {
    pattern:
      /^extensions\.(?!(objectformat|compatobjectformat|worktreeconfig|preciousobjects|refstorage|relativeworktrees|noop)$)/,
    refused: 'not_understood',
  },
]

const filter = /^filter\.([^]*)\.(clean|smudge|process|required)$/
/** The switch of a filter stands in the command line as `name=value`. */
const notInSwitch = /[=\u0000-\u001f\u007f]/ // oxlint-disable-line no-control-regex -- these are what is refused

/** Pure: what of a configuration can be read past, and what cannot. */
export function judgeConfig(entries: readonly ConfigEntry[]): ConfigVerdict {
  for (const { key, value } of entries) {
    const found = refusing.find(({ pattern, unless }) => pattern.test(key) && unless?.test(value) !== true)
    if (found !== undefined) return { refused: found.refused, key }
  }
  const names = new Set(entries.flatMap(({ key }) => filter.exec(key)?.[1] ?? []))
  const odd = [...names].find((name) => notInSwitch.test(name))
  if (odd !== undefined) return { refused: 'not_understood', key: `filter.${odd}` }
  const switches = [...names].flatMap((name) => [
    { key: `filter.${name}.clean`, value: '' },
    { key: `filter.${name}.smudge`, value: '' },
    { key: `filter.${name}.process`, value: '' },
    { key: `filter.${name}.required`, value: 'false' },
  ])
  return { refused: null, switches, filters: names.size }
}

/** Of `git config --list --null`: the name, a line break, the value. A name without a value is one that is switched on. */
export function readEntries(text: string): readonly ConfigEntry[] {
  const parts = text.split('\u0000').filter((part) => part !== '')
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return end === -1 ? { key: part, value: 'true' } : { key: part.slice(0, end), value: part.slice(end + 1) }
  })
}
