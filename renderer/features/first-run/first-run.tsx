import type { ReactNode } from 'react'

import { exampleNames } from '../../../shared/domain/example.ts'
import { Button } from '../../components/button.tsx'
import { ComplaintTextArea } from '../../components/complaint-field/complaint-field.tsx'
import { AttachButtons, AttachmentList } from '../../components/complaint-field/attachment-list.tsx'
import { useMessageField } from '../../components/complaint-field/use-message-field.ts'
import { exampleIcons } from '../../components/example-icons.ts'
import { gapBehind } from '../../components/gap-behind.ts'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import './first-run.css'

/** `chatId` null = main is still making the chat; what is written until then is kept. */
type Props = { readonly chatId: string | null; readonly draft: string }

/** The first screen: say what is wrong. Nothing has to be set up before. */
export function FirstRun({ chatId, draft }: Props): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { parts, attachments, words } = useMessageField({ chatId, draft })
  return (
    <div className="hero" data-pane="content">
      <h1>{text('ui.chat.start.title')}</h1>
      <p className="lead">{text('ui.chat.start.lead')}</p>
      <div className="box" data-attaching="" {...attachments.dropping}>
        <ComplaintTextArea
          parts={parts}
          draft={words}
          label={text('ui.chat.start.label')}
          placeholder={text('ui.chat.start.placeholder')}
          focused
        />
        <AttachmentList attachments={attachments} />
        <div className="row">
          <AttachButtons attachments={attachments} />
          <Button look="primary" icon="send" iconAt="end" onClick={parts.send}>
            {text('ui.chat.start.go')}
          </Button>
        </div>
      </div>
      <ul className="examples" aria-label={text('ui.chat.start.examples')}>
        {exampleNames.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="example"
              onClick={() => void actions.tryExample(example, text(`ui.chat.example.${example}`))}
            >
              <Icon name={exampleIcons[example]} size={20} />
              <span>{text(`ui.chat.example.${example}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <NotSure />
      <p className="privacy">
        <Icon name="lock" />
        <span>{text('ui.chat.start.privacy')}</span>
      </p>
    </div>
  )
}

/** For who has no words for it. */
function NotSure(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <section className="not-sure" aria-label={text('ui.chat.start.checkUp')}>
      <Icon name="pulse" size={20} />
      <p className="grow">
        <b>{text('ui.chat.start.notSure')}</b>
        {gapBehind(text('ui.chat.start.notSure'))}
        {text('ui.chat.start.everything')}
      </p>
      <Button onClick={() => void actions.checkUp()}>{text('ui.chat.start.checkUp')}</Button>
    </section>
  )
}
