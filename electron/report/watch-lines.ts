import type { ReportLine } from '../../shared/domain/report.ts'
import type { ChatEntry } from '../../shared/ipc/views.ts'
import { labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'

type WatchEntry = Extract<ChatEntry, { readonly kind: 'watch' }>

/** A watch never looked at the PC as it is now: what it saw is told with its times, whatever a later look says. */
export function watchLines(watches: readonly WatchEntry[], translator: Translator): readonly ReportLine[] {
  return watches.flatMap(({ watch, error, note }): readonly ReportLine[] => {
    if (error !== null)
      return [{ state: 'unknown', text: translator.text('watch.noLook'), details: [error.why], pictures: [] }]
    if (watch === null) return []
    const { title, detail, headline, seen, picture } = watch
    return [
      {
        state: states[headline.tone],
        text: headline.text,
        details: [
          title,
          detail,
          headline.detail,
          ...seen.map(({ at, text, length }) =>
            labelled(at, length === null ? text : `${text} (${length})`, translator.locale),
          ),
          note,
        ].filter((one) => one !== null),
        pictures: [picture],
      },
    ]
  })
}

const states = { cause: 'problem', noticed: 'info', unknown: 'unknown', fine: 'healthy' } as const
