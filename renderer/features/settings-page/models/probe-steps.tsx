import type { ReactNode } from 'react'

import type { ModelTestView } from '../../../../shared/ipc/model-view.ts'
import { Icon } from '../../../components/icon.tsx'
import { useText } from '../../../i18n/text-context.ts'

const marks = {
  ok: { icon: 'healthy', tone: 'v-healthy' },
  failed: { icon: 'problem', tone: 'v-problem' },
  not_tried: { icon: 'skipped', tone: 'v-skipped' },
} as const

/** The steps of a test in their order, each with how it went. */
export function ProbeSteps({ test: { steps } }: { readonly test: ModelTestView }): ReactNode {
  const { text } = useText()
  // A way that is not encrypted has no certificate.
  const isPast = (place: number): boolean => steps.slice(place + 1).some(({ state }) => state !== 'not_tried')
  return (
    <ol className="probes" aria-label={text('ui.models.steps')}>
      {steps.map(({ step, state }, place) => (
        <li key={step} className={state === 'not_tried' ? 'probe later' : 'probe'}>
          <span className="dot">
            <Icon name={marks[state].icon} tone={marks[state].tone} size={20} />
          </span>
          <span className="pn">{`${(place + 1).toString()}. ${text(`ui.models.step.${step}`)}`}</span>
          <br />
          <span className="pd">
            {text(`ui.models.state.${state === 'not_tried' && isPast(place) ? 'not_needed' : state}`, { step })}
          </span>
        </li>
      ))}
    </ol>
  )
}
