import { useEffect, useMemo, useState, type ReactNode } from 'react'

import type { FileTextView, TextLineView } from '../../../shared/ipc/file-text-view.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { languageOf } from './code-language.ts'
import type { CodePiece } from './colour-code.ts'

/** Above this many characters only what is read counts, not its colours. */
const mostColoured = 200_000

/** Lines of one file with their numbers; where lines are missing in between stands a gap. */
export function CodeLines({ file }: { readonly file: FileTextView }): ReactNode {
  const { text } = useText()
  const coloured = useColours(file)
  return (
    <ol className="code-lines" tabIndex={0} aria-label={text('ui.files.content', { name: file.path })}>
      {file.lines.map((line, index) => (
        <li key={index} className={classOf(line, file.lines[index - 1])}>
          <span className="number">{line.number}</span>
          <code>
            {(coloured?.[index] ?? [{ text: line.text, role: null }]).map((piece, at) =>
              piece.role === null ? (
                <PlainText key={at} text={piece.text} />
              ) : (
                <span key={at} className={`code-${piece.role}`}>
                  <PlainText text={piece.text} />
                </span>
              ),
            )}
          </code>
        </li>
      ))}
    </ol>
  )
}

function classOf({ isFound, number }: TextLineView, before: TextLineView | undefined): string | undefined {
  const isApart = before !== undefined && number !== null && before.number !== null && number > before.number + 1
  const names = [...(isFound ? ['found'] : []), ...(isApart ? ['apart'] : [])]
  return names.length === 0 ? undefined : names.join(' ')
}

/** The pieces of each line, once the library is there; null = plain. */
function useColours({ path, lines }: FileTextView): readonly (readonly CodePiece[])[] | null {
  const language = languageOf(path)
  const texts = useMemo(() => lines.map((line) => line.text), [lines])
  const isShort = texts.reduce((sum, each) => sum + each.length, 0) <= mostColoured
  const [coloured, setColoured] = useState<readonly (readonly CodePiece[])[] | null>(null)
  useEffect(() => {
    setColoured(null)
    if (language === null || !isShort) return undefined
    let latest = true
    void import('./colour-code.ts').then(({ colourCode }) => {
      if (latest) setColoured(colourCode(language, texts))
    })
    return () => {
      latest = false
    }
  }, [language, isShort, texts])
  return coloured?.length === texts.length ? coloured : null
}
