import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { Workbench } from '../../hosts/workbench.ts'
import { createGrants, type Grants, type GrantStore } from '../../pipeline/grants.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { settingsView } from '../pc/settings-view.ts'

type Given = {
  readonly workbench: Pick<Workbench, 'settings' | 'ports' | 'availability'>
  readonly store: GrantStore
  readonly push: (event: PushEvent) => void
  readonly context: () => ViewContext
}

/** The permissions that a person has given; the settings page sees each change of them. */
export function openGrants({ workbench, store, push, context }: Given): Grants {
  const { settings, ports } = workbench
  const grants: Grants = createGrants({
    ...ports,
    allowed: () => settings.get('standingGrants'),
    keptCount: () => !workbench.availability().elevatedOnWindows,
    store,
    onChange: () => push({ kind: 'settings', settings: settingsView(context(), { settings, grants }) }),
  })
  return grants
}
