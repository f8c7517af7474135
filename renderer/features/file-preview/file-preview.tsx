import { useEffect, useState, type ReactNode } from 'react'

import type { FileTextsView, FileTextView } from '../../../shared/ipc/file-text-view.ts'
import { Icon } from '../../components/icon.tsx'
import { FindContext, PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { CodeLines } from './code-lines.tsx'
import './file-preview.css'

/** What a check has read of files: the files at the left where there are several, the chosen one beside. */
export function FilePreview({ callId }: { readonly callId: string }): ReactNode {
  const { text } = useText()
  const texts = useFileTexts(callId)
  const [chosen, setChosen] = useState(0)
  const file = texts?.files[chosen]
  if (texts === null || file === undefined) return null
  const { files, words, isCut } = texts
  return (
    <>
      <Found texts={texts} />
      <section
        className="file-preview"
        aria-label={text('ui.files.title')}
        data-several={files.length > 1 || undefined}
      >
        <FindContext.Provider value={words ?? ''}>
          {files.length > 1 && <FileList files={files} chosen={chosen} onChoose={setChosen} />}
          <div className="file-view">
            <p className="file-name">
              <Icon name="code" />
              <span className="strong cut">{nameOf(file.path)}</span>
              <span className="small muted cut grow">
                <PlainText text={file.path} />
              </span>
              <Places file={file} />
            </p>
            <CodeLines key={file.path} file={file} />
          </div>
        </FindContext.Provider>
        {isCut && <p className="file-cut caption quiet">{text('ui.files.cut')}</p>}
      </section>
    </>
  )
}

/** What the search has found, in a sentence. */
function Found({ texts: { found, words } }: { readonly texts: FileTextsView }): ReactNode {
  const { text } = useText()
  if (found === null) return null
  return (
    <h3 className="file-found">
      <Icon name="search" />
      <PlainText
        text={words === null ? text('ui.files.found', found) : text('ui.files.foundWords', { ...found, words })}
      />
    </h3>
  )
}

type ListProps = {
  readonly files: readonly FileTextView[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

function FileList({ files, chosen, onChoose }: ListProps): ReactNode {
  const { text } = useText()
  return (
    <ul className="file-list" aria-label={text('ui.files.count', { count: files.length })}>
      {files.map((file, index) => (
        <li key={file.path}>
          <button type="button" aria-current={index === chosen ? 'true' : undefined} onClick={() => onChoose(index)}>
            <span className="strong cut">{nameOf(file.path)}</span>
            <Places file={file} />
            <code className="cut">
              <PlainText text={file.lines.find(({ isFound }) => isFound)?.text.trim() ?? ''} />
            </code>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** In how many lines of it something was found. */
function Places({ file }: { readonly file: FileTextView }): ReactNode {
  const { text } = useText()
  const count = file.lines.filter(({ isFound }) => isFound).length
  return count === 0 ? null : <span className="caption muted nowrap">{text('ui.files.places', { count })}</span>
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path
}

function useFileTexts(callId: string): FileTextsView | null {
  const { api } = useApp()
  const [texts, setTexts] = useState<FileTextsView | null>(null)
  useEffect(() => {
    let latest = true
    void api['calls.files']({ callId }).then((answer) => {
      // Where the result is not kept any more, the rest of the answer still stands.
      if (latest && answer.ok) setTexts(answer.data)
    })
    return () => {
      latest = false
    }
  }, [api, callId])
  return texts
}
