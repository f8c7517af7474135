import { useEffect, useState, type ReactNode } from 'react'

import type { KeepableView } from '../../../shared/ipc/keep-back.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** What of this chat a model is told of, and what a person keeps back from now on. Nothing is given up again. */
export function KeepBack({ live }: { readonly live: boolean }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const [parts, setParts] = useState<readonly KeepableView[]>([])
  useEffect(() => {
    void actions.keepBack([]).then((told) => setParts(told ?? []))
  }, [actions])
  const keep = async (key: string): Promise<void> => setParts((await actions.keepBack([key])) ?? parts)
  return (
    <div className="kept-back">
      <p className="small muted">{text('talk.keepBack.about')}</p>
      <ul>
        {parts.map(({ key, label, isKept }) => (
          <li key={key}>
            <span className="grow">
              <PlainText text={label} />
            </span>
            {isKept && <span className="small muted">{text('talk.keptBack')}</span>}
            {!isKept && live && (
              <Button
                look="quiet"
                small
                icon="mask"
                aria-label={text('talk.keepBack.this', { label })}
                onClick={() => void keep(key)}
              >
                {text('talk.keepBack.do')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
