import { isNetworkMode } from '../../../shared/domain/network-mode.ts'
import type { Category } from '../../../shared/domain/tool-manifest.ts'
import type { ConfirmationView } from '../../../shared/ipc/confirmation-view.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { settingTable } from '../../settings/setting-table.ts'
import type { AskedChange, AskedSetting, DaysKept } from './setting-changes.ts'

type Step = ConfirmationView['steps'][number]

/** A change of a setting as the one step of a question: what it opens, and the value to the letter. */
export function settingStep(change: AskedChange, translator: Translator): Step {
  const { setting, question, how, value, address, told = [] } = change
  const label = labelOf(setting, translator)
  // Words of a list are shown as the settings show them, beside what will be kept.
  const word = wordOf(change, translator)
  return {
    title: translator.text(`ui.external.ask.${question}`),
    what: translator.text(`ui.external.ask.${question}.about`),
    lose: isDaysKept(setting) ? translator.text(`ui.external.ask.${setting}.lose`) : null,
    undo: setting === 'update' ? null : translator.text('ui.external.ask.undo'),
    duration: null,
    risk: 'caution',
    needsAdmin: false,
    needsIdle: false,
    tool: label,
    args: [
      {
        name: how,
        label: word ?? translator.text(`ui.external.ask.how.${how}`),
        value,
        plain: true,
        free: word === null,
      },
      ...(address === null
        ? []
        : [
            {
              name: 'address',
              label: translator.text('ui.external.ask.address'),
              value: address,
              plain: true,
              free: true,
            },
          ]),
      ...told.map(({ label, value: sent }) => ({
        name: label,
        label: translator.text(label),
        value: sent,
        plain: true,
        free: true,
      })),
    ],
    command: null,
    undoes: null,
    stored: [],
    list: null,
    changes: [],
    diffs: [],
    file: null,
  }
}

function isDaysKept(setting: AskedSetting): setting is DaysKept {
  return setting === 'historyRetentionDays' || setting === 'auditRetentionDays'
}

function labelOf(setting: AskedSetting, translator: Translator): string {
  if (setting === 'update') return translator.text('ui.help.updates')
  if (setting === 'searchKey') return translator.text('ui.external.keys')
  if (isOfModels(setting)) return translator.text('ui.settings.models')
  const { page } = settingTable[setting]
  return page === undefined ? setting : translator.text(page.label)
}

const ofModels = ['modelAddress', 'modelKey', 'modelAgreed', 'modelWithheld'] as const

function isOfModels(setting: AskedSetting): setting is (typeof ofModels)[number] {
  return (ofModels as readonly string[]).includes(setting)
}

function wordOf({ setting, value }: AskedChange, translator: Translator): string | null {
  if (setting === 'mode' && isNetworkMode(value)) return translator.text(`ui.panel.mode.${value}`)
  if (setting === 'modelWithheld') return translator.text(`ui.category.${value as Category}`)
  if (setting === 'externalAccess') return translator.text('ui.settings.external.on')
  return null
}
