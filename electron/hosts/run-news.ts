import { createTranslator } from '../../shared/texts/translate.ts'
import type { NewsSettings } from '../pipeline/tell-run.ts'
import type { Settings } from '../settings/settings.ts'

/** Who is told how fixes end, and in which words: made from metadata of the tool alone. */
export function runNewsSettings(
  settings: Pick<Settings, 'get' | 'view'>,
  computerName: string | undefined,
): NewsSettings {
  return {
    webhook: () => {
      const { value, source } = settings.view('notifyWebhook')
      return value === '' ? null : { name: value, byPolicy: source === 'policy' }
    },
    text: ({ tool, outcome, at }) => {
      const lang = settings.get('lang')
      const translator = createTranslator(lang === 'auto' ? 'en' : lang)
      const mayName = settings.view('notifyComputerName')
      const computer = mayName.value && mayName.source === 'policy' ? (computerName ?? '') : ''
      return translator.text('told.run', {
        title: tool.texts.title[translator.locale],
        tool: tool.name,
        outcome,
        at: new Date(at).toISOString(),
        named: String(computer !== ''),
        computer,
      })
    },
  }
}
