import { isOneOf } from '../../shared/domain/is-one-of.ts'
import { isNetworkMode } from '../../shared/domain/network-mode.ts'
import type { Category } from '../../shared/domain/tool-manifest.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { settingTable } from './setting-table.ts'
import type { AskedChange, AskedSetting, DaysKept } from './what-opens.ts'

/** A value of the question, under its name. */
export type OpenedValue = {
  readonly name: string
  readonly label: string
  readonly value: string
  /** False = the label is a word of the settings for it. */
  readonly free: boolean
}

/** What a person reads about a change before they agree: what it opens, and the value to the letter. */
export type OpenedWords = {
  readonly question: string
  readonly about: string
  readonly lose: string | null
  readonly undo: string | null
  /** The setting, as its page names it. */
  readonly setting: string
  readonly values: readonly OpenedValue[]
}

export function openedWords(change: AskedChange, translator: Translator): OpenedWords {
  const { setting, question, how, value, address, told = [] } = change
  // Words of a list are shown as the settings show them, beside what will be kept.
  const word = wordOf(change, translator)
  const named = (label: MessageKey, text: string, name: string = label): OpenedValue => ({
    ...{ name, label: translator.text(label), value: text, free: true },
  })
  return {
    question: translator.text(`ui.external.ask.${question}`),
    about: translator.text(`ui.external.ask.${question}.about`),
    lose: isDaysKept(setting) ? translator.text(`ui.external.ask.${setting}.lose`) : null,
    undo: setting === 'update' ? null : translator.text('ui.external.ask.undo'),
    setting: labelOf(setting, translator),
    values: [
      { name: how, label: word ?? translator.text(`ui.external.ask.how.${how}`), value, free: word === null },
      ...(address === null ? [] : [named('ui.external.ask.address', address, 'address')]),
      ...told.map(({ label, value: sent }) => named(label, sent)),
    ],
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
  return isOneOf(ofModels, setting)
}

function wordOf({ setting, value }: AskedChange, translator: Translator): string | null {
  if (setting === 'mode' && isNetworkMode(value)) return translator.text(`ui.panel.mode.${value}`)
  if (setting === 'modelWithheld') return translator.text(`ui.category.${value as Category}`)
  if (setting === 'externalAccess') return translator.text('ui.settings.external.on')
  return null
}
