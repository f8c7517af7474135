import type { ReactNode } from 'react'

import type { ProbedStep } from '../../../../shared/domain/model-endpoint.ts'
import type { ModelTestView } from '../../../../shared/ipc/model-view.ts'
import { Icon } from '../../../components/icon.tsx'
import { useText, type WindowText } from '../../../i18n/text-context.ts'

const marks = {
  ok: { icon: 'healthy', tone: 'v-healthy' },
  failed: { icon: 'problem', tone: 'v-problem' },
  not_tried: { icon: 'skipped', tone: 'v-skipped' },
  not_needed: { icon: 'skipped', tone: 'v-skipped' },
} as const

/** The steps of a test in their order, each with how it went. */
export function ProbeSteps({ test: { steps } }: { readonly test: ModelTestView }): ReactNode {
  const windowText = useText()
  const { text } = windowText
  return (
    <ol className="probes" aria-label={text('ui.models.steps')}>
      {steps.map((probed, place) => (
        <li key={probed.step} className={marks[probed.state].icon === 'skipped' ? 'probe later' : 'probe'}>
          <span className="dot">
            <Icon name={marks[probed.state].icon} tone={marks[probed.state].tone} size={20} />
          </span>
          <span className="pn">{`${(place + 1).toString()}. ${text(`ui.models.step.${probed.step}`)}`}</span>
          <br />
          <span className="pd">{wordsOf(probed, windowText)}</span>
        </li>
      ))}
    </ol>
  )
}

function wordsOf(probed: ProbedStep, { text }: WindowText): string {
  const { step, state } = probed
  if (state === 'failed') return text(`ui.models.failed.${probed.failure}`)
  return state === 'ok' ? text('ui.models.state.ok', { step }) : text(`ui.models.state.${state}`)
}
