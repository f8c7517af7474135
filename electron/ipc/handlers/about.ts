import { license, version } from '../../../package.json'
import type { PartView, RecordView } from '../../../shared/ipc/about-view.ts'
import { verifyChains, type ChainsDeps, type CheckedChains } from '../../audit/verify-chains.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { Handlers } from '../router.ts'

export type AboutHandlerDeps = {
  readonly dataFolder: string
  /** Where the record of changes lies. */
  readonly auditFolder: string
  /** Whether newer versions are looked for. */
  readonly updates: () => boolean
  readonly chains: ChainsDeps
  /** The packages that this program is made of. */
  readonly readParts: () => Promise<readonly PartView[]>
  /** Shows a folder in the file manager; false = it could not. */
  readonly openFolder: (folder: string) => Promise<boolean>
}

/** What Deskmedic says of itself, and a look at its own record. Nothing here changes anything. */
export function aboutHandlers({
  dataFolder,
  auditFolder,
  chains,
  openFolder,
  readParts,
  updates,
}: AboutHandlerDeps): Pick<Handlers, 'about.get' | 'about.parts' | 'about.verify' | 'about.openFolder'> {
  return {
    'about.get': () => Promise.resolve(ok({ version, license, dataFolder, updates: updates() })),
    'about.parts': async () => ok(await readParts()),
    'about.verify': async () => {
      const checked = await verifyChains(auditFolder, chains)
      return checked.ok ? ok(recordView(checked.value)) : checked
    },
    'about.openFolder': async () =>
      (await openFolder(dataFolder)) ? ok(null) : fail('file_unreadable', { path: dataFolder }),
  }
}

/** What surely was changed counts before what nobody can tell. */
function recordView({ chains, lines, removed, bad }: CheckedChains): RecordView {
  const isOpen = ({ reason }: CheckedChains['bad'][number]): boolean => reason === 'unreadable' || reason === 'newer'
  const worst = bad.find((one) => !isOpen(one)) ?? bad[0]
  if (worst) return { state: isOpen(worst) ? 'unknown' : 'damaged', lines, removed, at: `${worst.chain} ${worst.seq}` }
  return { state: chains === 0 || lines === 0 ? 'empty' : 'intact', lines, removed, at: null }
}
