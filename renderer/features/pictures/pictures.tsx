import { useId, useState, type ReactNode } from 'react'

import { itemsOf, type PictureView } from '../../../shared/domain/picture.ts'
import type { FixResultView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { Picture } from './picture.tsx'
import './pictures.css'

/** `hasTable` false = only the picture and its name for who does not see it, where many stand side by side. */
type PicturesProps = { readonly pictures: readonly PictureView[]; readonly hasTable?: boolean }

/** What a check has read, drawn; the same as a table is one key away. */
export function Pictures({ pictures, hasTable = true }: PicturesProps): ReactNode {
  if (pictures.length === 0) return null
  return (
    <div className="pics">
      <div className={isPair(pictures) ? 'pic-pair' : 'pic-rows'}>
        {pictures.map((view, index) => (
          <Picture key={`${view.kind}${String(index)}`} view={view} />
        ))}
      </div>
      {hasTable && <PictureTable pictures={pictures} />}
    </div>
  )
}

/** A ring is narrow: what explains it stands beside it. */
function isPair(pictures: readonly PictureView[]): boolean {
  return pictures.length === 2 && pictures[0]?.kind === 'gauge'
}

type PairProps = { readonly pair: NonNullable<FixResultView['pictures']> }

/** The check that proves a fix, before it and after it. */
export function PicturePair({ pair }: PairProps): ReactNode {
  const { text } = useText()
  return (
    <div className="pics">
      <div className="pic-ba">
        <Side view={pair.before} title={text('ui.picture.before')} at={pair.beforeAt} />
        <Icon name="arrow" />
        <Side view={pair.after} title={text('ui.picture.after')} at={pair.afterAt} />
      </div>
      <PictureTable
        pictures={[pair.before, pair.after]}
        titles={[text('ui.picture.before'), text('ui.picture.after')]}
      />
    </div>
  )
}

type SideProps = { readonly view: PictureView; readonly title: string; readonly at: number }

function Side({ view, title, at }: SideProps): ReactNode {
  const { formats } = useText()
  return (
    <div>
      <p className="when">
        <b>{title}</b>
        <span>{formats.time(at)}</span>
      </p>
      <Picture view={view} />
    </div>
  )
}

type TableProps = { readonly pictures: readonly PictureView[]; readonly titles?: readonly string[] }

function PictureTable({ pictures, titles = [] }: TableProps): ReactNode {
  const { text } = useText()
  const [open, setOpen] = useState(false)
  const id = useId()
  const toggle = (): void => setOpen((before) => !before)
  const words = text(open ? 'ui.picture.hide' : 'ui.picture.table')
  return (
    <>
      <Button
        look="quiet"
        small
        icon="list"
        iconAt="only"
        extraClass="pic-switch"
        aria-label={words}
        title={words}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      />
      <div id={id} hidden={!open}>
        {open && pictures.map((view, index) => <Rows key={index} view={view} title={titles[index] ?? null} />)}
      </div>
    </>
  )
}

function Rows({ view, title }: { readonly view: PictureView; readonly title: string | null }): ReactNode {
  const { text } = useText()
  if (view.nothing !== null) {
    return (
      <p className="small">
        {title !== null && <b>{title} </b>}
        <PlainText text={view.nothing} />
      </p>
    )
  }
  return (
    <table className="pic-table">
      {title !== null && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{text('ui.picture.what')}</th>
          <th scope="col">{text('ui.picture.value')}</th>
          <th scope="col">{text('ui.picture.state')}</th>
        </tr>
      </thead>
      <tbody>
        {itemsOf(view).map(({ label, value, role }, index) => (
          <tr key={index}>
            <th scope="row">
              <PlainText text={label} />
            </th>
            <td>
              <PlainText text={value} />
            </td>
            <td>{text(`ui.picture.role.${role}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
