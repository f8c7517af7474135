import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { Backend } from '../../engine/backend.ts'
import { grantsAllowed } from '../../engine/grants-allowed.ts'
import { fail } from '../../kernel/result.ts'
import { steadyClock } from '../../kernel/system-ports.ts'
import { createGrants, type Grants, type GrantStore } from '../../pipeline/grants.ts'
import { longestGrantMs } from '../../policy/standing-grant.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { settingsView } from '../pc/settings-view.ts'

type Given = {
  readonly backend: Pick<Backend, 'settings' | 'registry' | 'ports' | 'availability' | 'target' | 'factsRead'>
  readonly store: GrantStore
  readonly push: (event: PushEvent) => void
  readonly context: () => ViewContext
}

/** The permissions that a person has given; the settings page sees each change of them. */
export function openGrants({ backend, store, push, context }: Given): Grants {
  const { settings, ports, target, availability, factsRead } = backend
  const show = (): void => push({ kind: 'settings', settings: settingsView(context(), { settings, grants }) })
  const isElevated = (): boolean => availability().elevatedOnWindows
  const known = { rights: false }
  const grants: Grants = createGrants({
    steady: steadyClock,
    ...ports,
    target,
    allowed: grantsAllowed(backend),
    longestMs: () => longestGrantMs(settings.get('maxGrantDays')),
    // As long as nobody knows whether this run is elevated, nothing counts that the user can write.
    keptCount: () => known.rights && !isElevated(),
    store: {
      ...store,
      save: async (lasting) => {
        await factsRead
        return isElevated() ? fail('grants_elevated') : store.save(lasting)
      },
    },
    onChange: show,
  })
  void factsRead.then(() => {
    known.rights = true
    if (store.found.length > 0) show()
  })
  return grants
}
