import { isNetworkMode } from '../../../shared/domain/network-mode.ts'
import { networkLists, type NetworkList } from '../../../shared/domain/network-settings.ts'
import type { ConfirmationView } from '../../../shared/ipc/views.ts'
import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import type { AskedChange, AskedSetting } from './setting-changes.ts'

type Step = ConfirmationView['steps'][number]

/** A change of a setting as the one step of a question: what it opens, and the value to the letter. */
export function settingStep(change: AskedChange, translator: Translator): Step {
  const { setting, question, how, value, address } = change
  const label = translator.text(labels[setting])
  // Words of a list are shown as the settings show them, beside what will be kept.
  const word = wordOf(change, translator)
  return {
    title: translator.text(`ui.outside.ask.${question}`),
    what: translator.text(`ui.outside.ask.${question}.about`),
    lose: setting === 'historyRetentionDays' ? translator.text('ui.outside.ask.historyRetentionDays.lose') : null,
    undo: translator.text('ui.outside.ask.undo'),
    duration: null,
    risk: 'caution',
    needsAdmin: false,
    needsIdle: false,
    tool: label,
    args: [
      {
        name: how,
        label: word ?? translator.text(`ui.outside.ask.how.${how}`),
        value,
        plain: true,
        free: word === null,
      },
      ...(address === null
        ? []
        : [
            {
              name: 'address',
              label: translator.text('ui.outside.ask.address'),
              value: address,
              plain: true,
              free: true,
            },
          ]),
    ],
    undoes: null,
    stored: [],
    list: null,
    changes: [],
  }
}

const listLabels = Object.fromEntries(networkLists.map((list) => [list, `ui.outside.list.${list}`])) as {
  readonly [List in NetworkList]: `ui.outside.list.${List}`
}
const labels = {
  mode: 'ui.panel.mode',
  externalAccess: 'ui.settings.external',
  searchProvider: 'ui.settings.search',
  searchKey: 'ui.outside.keys',
  notifyWebhook: 'ui.settings.news',
  historyRetentionDays: 'ui.settings.keptDays',
  proxy: 'ui.outside.text.proxy',
  caFile: 'ui.outside.text.caFile',
  searxngUrl: 'ui.outside.text.searxngUrl',
  ...listLabels,
} as const satisfies Record<AskedSetting, MessageKey>

function wordOf({ setting, value }: AskedChange, translator: Translator): string | null {
  if (setting === 'mode' && isNetworkMode(value)) return translator.text(`ui.panel.mode.${value}`)
  if (setting === 'externalAccess') return translator.text('ui.settings.external.on')
  return null
}
