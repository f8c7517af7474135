import type { PolicyFormat } from '../../../shared/ipc/policy-choice.ts'
import type { LockedBy } from '../../../shared/ipc/setting-view.ts'
import { entryText, type AnyEntry } from '../../../shared/domain/network-settings.ts'
import { ok } from '../../kernel/result.ts'
import { buildPolicy, policyFile, policyOfAll } from '../../settings/policy-export.ts'
import type { SettingKey } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { lockedBy, lockedByName } from '../pc/locked-by.ts'
import type { SaveFile } from '../pc/save-file.ts'
import type { Handlers } from '../router.ts'

export type PolicyHandlerDeps = {
  readonly settings: ReadSettings
  readonly context: () => ViewContext
  readonly saveFile: SaveFile
}

const fileNames: Readonly<Record<PolicyFormat, string>> = {
  reg: 'deskmedic.reg',
  json: 'policy.json',
  intune: 'deskmedic-intune.txt',
}

/** The settings of this person as a configuration for other PCs: written to a file, never into the policy of this one. */
export function policyHandlers({
  settings,
  context,
  saveFile,
}: PolicyHandlerDeps): Pick<Handlers, 'policy.choices' | 'policy.save'> {
  return {
    'policy.choices': () => {
      const { translator } = context()
      const changed = new Set(buildPolicy(settings).map(({ definition }) => definition.name))
      return Promise.resolve(
        ok(
          policyOfAll(settings).map(({ definition: { name, setting }, value }) => ({
            name,
            label: translator.text(`policy.${name}`),
            value: shown(value),
            isChanged: changed.has(name),
            lockedBy: setting === null ? lockedByName(name, settings) : fixedBy(setting, settings),
          })),
        ),
      )
    },
    'policy.save': async ({ names, format, canBeChanged }) => {
      const wanted = new Set<string>(names)
      const built = policyOfAll(settings).filter(({ definition }) => wanted.has(definition.name))
      const saved = await saveFile(fileNames[format], policyFile(built, format, canBeChanged))
      return saved.ok ? ok(saved.value === null ? null : { file: saved.value }) : saved
    },
  }
}

/** Also of a list to which everybody may add: what a policy has put there is not the person's. */
function fixedBy(setting: SettingKey, settings: ReadSettings): LockedBy | null {
  const { locked, source } = settings.view(setting)
  return locked || source === 'policy' ? lockedBy(setting, settings) : null
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.map((entry: AnyEntry) => entryText(entry)).join(', ') : String(value)
}
