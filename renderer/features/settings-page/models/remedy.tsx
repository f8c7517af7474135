import { useState, type ReactNode } from 'react'

import type { ModelsView, ModelTestView } from '../../../../shared/ipc/model-view.ts'
import { FlagBadge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { ErrorCode } from '../../../components/error-code.tsx'
import { Icon } from '../../../components/icon.tsx'
import { PlainText } from '../../../components/plain-text.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { abilityText } from './ability-text.ts'

type Props = {
  readonly test: ModelTestView
  readonly view: ModelsView
  readonly onUse: (model: string) => void
  readonly onTurnOff: () => void
}

/** How a test ended: why the first step that failed did and what helps, or that the model is ready. */
export function Remedy(props: Props): ReactNode {
  const { text, formats } = useText()
  const { test, view } = props
  const failed = test.steps.find(({ state }) => state === 'failed')?.step
  if (failed === undefined)
    return (
      <div className="ready small" role="status">
        <p>
          <PlainText text={text('ui.models.ready', { model: view.model })} />
        </p>
        <p className="muted">{abilityText(view, { text, formats })}</p>
      </div>
    )
  const told = test.error ?? {
    why: text('ui.models.noTools.why', { model: view.model }),
    next: text('ui.models.noTools.next'),
  }
  const offersModels = (failed === 'answer' || failed === 'tools') && test.models.length > 0
  return (
    <div className="remedy" role="status">
      <Icon name="problem" tone="v-problem" size={20} />
      <div>
        <h3>
          <PlainText text={told.why} />
        </h3>
        <p>
          <PlainText text={told.next} />
        </p>
        {offersModels ? <Offered {...props} /> : <Acts test={test} onTurnOff={props.onTurnOff} />}
      </div>
    </div>
  )
}

/** As many as a person looks through. */
const mostOffered = 20

function Offered({ test, view, onUse, onTurnOff }: Props): ReactNode {
  const { text, formats } = useText()
  const others = test.models.filter((model) => model !== view.model)
  const sorted = [...others].sort((one, other) => Number(other === test.closest) - Number(one === test.closest))
  const offered = sorted.slice(0, mostOffered)
  const [chosen, setChosen] = useState(offered[0] ?? '')
  // The sentence above the list has asked to choose already.
  const isAsked = test.error?.code === 'model_unknown' || test.error?.code === 'model_not_chosen'
  return (
    <>
      {offered.length > 0 && !isAsked && <p className="small">{text('ui.models.offers')}</p>}
      <div className="models-offered">
        {offered.map((model) => (
          <button key={model} type="button" aria-pressed={model === chosen} onClick={() => setChosen(model)}>
            <span className="radio" />
            <span className="mono strong cut">
              <PlainText text={model} />
            </span>
            <span className="muted">{abilityText({ ...view, model }, { text, formats })}</span>
            <span>{model === test.closest && <FlagBadge icon="check" word={text('ui.models.closest')} />}</span>
          </button>
        ))}
      </div>
      <Acts test={test} onTurnOff={onTurnOff}>
        {chosen !== '' && (
          <Button look="primary" onClick={() => onUse(chosen)}>
            <PlainText text={text('ui.models.useNamed', { model: chosen })} />
          </Button>
        )}
      </Acts>
    </>
  )
}

/** What can be done next, and the code of what went wrong behind it. */
function Acts({
  test,
  onTurnOff,
  children,
}: Pick<Props, 'test' | 'onTurnOff'> & { readonly children?: ReactNode }): ReactNode {
  const { text } = useText()
  return (
    <div className="acts">
      {children}
      <Button onClick={onTurnOff}>{text('ui.models.without')}</Button>
      <span className="grow" />
      {test.error !== null && <ErrorCode number={test.error.number} />}
    </div>
  )
}
