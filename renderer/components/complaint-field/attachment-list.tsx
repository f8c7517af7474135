import { useId, useRef, type ReactNode } from 'react'

import { nameInPath } from '../../../shared/domain/attached-paths.ts'
import { useText } from '../../i18n/text-context.ts'
import { useAppState } from '../../state/app-context.ts'
import { Button } from '../button.tsx'
import { errorSentences } from '../error-sentences.ts'
import { FieldError } from '../field-error.tsx'
import { Icon } from '../icon.tsx'
import { PlainText } from '../plain-text.tsx'
import { visibleString } from '../visible-text.ts'
import { WaitingNote } from '../waiting-note.tsx'
import type { Attachments, Closed } from './use-attachments.ts'
import './attachments.css'

type Props = { readonly attachments: Attachments }

/** The practice PC has no files of a person. */
export function useIsPractice(): boolean {
  return useAppState(({ pc }) => pc?.target.kind === 'simulated')
}

/** The two ways to attach something beside a field; also by dropping it there. */
export function AttachButtons({ attachments: { choose } }: Props): ReactNode {
  const { text } = useText()
  const isOff = useIsPractice()
  return (['file', 'folder'] as const).map((kind) => (
    <Button
      key={kind}
      look="quiet"
      icon={kind}
      iconAt="only"
      extraClass="attach"
      aria-disabled={isOff || undefined}
      aria-label={text(`attach.${kind}`)}
      title={text(isOff ? 'attach.practice' : `attach.${kind}`)}
      onClick={() => {
        if (!isOff) void choose(kind)
      }}
    />
  ))
}

/** What is attached, above the field, and what would have to be opened first. */
export function AttachmentList({ attachments }: Props): ReactNode {
  const { text } = useText()
  const list = useRef<HTMLUListElement>(null)
  const { attached, closed, remove } = attachments
  const removeAt = (index: number, path: string): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1]
    // Whoever removes by keyboard goes on from there.
    if (next === undefined) list.current?.closest('[data-attaching]')?.querySelector('textarea')?.focus()
    else next.focus()
    remove(path)
  }
  return (
    <>
      {attached.length > 0 && (
        <ul className="attached" aria-label={text('attach.list')} ref={list}>
          {attached.map(({ path, isFolder }, index) => (
            <li key={path} title={visibleString(path)}>
              <Icon name={isFolder ? 'folder' : 'file'} />
              <span className="cut">
                <PlainText text={nameInPath(path)} />
              </span>
              <Button
                look="quiet"
                small
                icon="x"
                iconAt="only"
                aria-label={text('attach.remove', { name: visibleString(nameInPath(path)) })}
                onClick={() => removeAt(index, path)}
              />
            </li>
          ))}
        </ul>
      )}
      {closed !== null && <NotOpened closed={closed} attachments={attachments} />}
    </>
  )
}

function NotOpened({ closed, attachments }: Props & { readonly closed: Closed }): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const errorId = useId()
  const { error, waiting, open, leave } = attachments
  const { folder } = closed
  return (
    <div className="attach-closed" role="alert">
      <Icon name="lock" />
      <p className="grow">
        <PlainText
          text={
            folder === null
              ? errorSentences(closed.error, windowText)
              : text('attach.closed', { name: nameInPath(closed.path) })
          }
        />
      </p>
      {folder !== null && (
        <Button small aria-describedby={errorId} onClick={() => void open()}>
          <span className="cut">{visibleString(text('attach.open', { folder: nameInPath(folder.path) }))}</span>
        </Button>
      )}
      <Button look="quiet" small onClick={leave}>
        {text('attach.leave')}
      </Button>
      <WaitingNote waiting={waiting} />
      <FieldError error={error} id={errorId} />
    </div>
  )
}
