import { createTranslator } from '../../shared/texts/translate.ts'
import type { NotificationSettings } from '../pipeline/outcome-notification.ts'
import type { Settings } from '../settings/settings.ts'

/** Who is notified of how fixes end, and in which words: made from metadata of the tool alone. */
export function notificationSettings(
  settings: Pick<Settings, 'get' | 'view'>,
  computerName: string | undefined,
): NotificationSettings {
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
      return translator.text('notification.outcome', {
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
