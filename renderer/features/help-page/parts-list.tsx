import { useId, useState, type ReactNode } from 'react'

import type { PartView } from '../../../shared/ipc/about-view.ts'
import { joinParts } from '../../../shared/texts/join.ts'
import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { Row } from './row.tsx'

/** Whose work Deskmedic is made of: each package with its licence, unfolded one by one. */
export function PartsRow({ license }: { readonly license: string }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const id = useId()
  const [parts, setParts] = useState<readonly PartView[] | null>(null)
  const toggle = async (): Promise<void> => {
    setParts(parts === null ? await actions.ask(api['about.parts']({})) : null)
  }
  return (
    <>
      <Row title={text('ui.help.license')} say={text('ui.help.licenseSay', { license })}>
        <Button
          small
          icon="list"
          aria-expanded={parts !== null}
          aria-controls={parts === null ? undefined : id}
          onClick={() => void toggle()}
        >
          {text('ui.help.parts')}
        </Button>
      </Row>
      {parts !== null && (
        <div className="parts" id={id}>
          <p className="small">{text('ui.help.partsSay', { count: parts.length })}</p>
          <ul>
            {parts.map((part) => (
              <Part key={`${part.name} ${part.version}`} part={part} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The text of a licence is drawn once somebody wants to read it. */
function Part({ part: { name, version, license, author, text: words } }: { readonly part: PartView }): ReactNode {
  const { text, locale } = useText()
  const [open, setOpen] = useState(false)
  const said = joinParts(
    [license === '' ? text('ui.help.partsUnknown') : license, ...(author === null ? [] : [author])],
    locale,
  )
  const title = (
    <>
      <b>{name}</b> <span className="num">{version}</span> <span className="muted">{said}</span>
    </>
  )
  if (words === null) return <li className="small">{title}</li>
  return (
    <li className="small">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{title}</summary>
        {open && (
          <pre className="part-text" tabIndex={0}>
            {words}
          </pre>
        )}
      </details>
    </li>
  )
}
