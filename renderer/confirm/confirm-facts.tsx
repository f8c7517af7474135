import type { ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/views.ts'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import { PlainText } from '../components/plain-text.tsx'
import type { ConfirmText } from './confirm-text.ts'
import { ExactValue } from './exact-value.tsx'

export type Step = ConfirmationView['steps'][number]

type StepProps = { readonly step: Step; readonly text: ConfirmText }
type Fact = { readonly name: string; readonly look?: 'lose' | 'all'; readonly value: ReactNode }

/** Risk and needs of a step, each as icon and word. */
export function StepBadges({ step, text }: StepProps): ReactNode {
  return (
    <div className="badges">
      <Badge look={`risk-${step.risk}`} icon={`risk-${step.risk}`} word={text(`ui.confirm.risk.${step.risk}`)} />
      {step.needsAdmin && <Badge icon="admin" word={text('ui.confirm.flag.admin')} />}
      {step.needsIdle && <Badge icon="idle" word={text('ui.confirm.flag.idle')} />}
    </div>
  )
}

function Badge({ look = '', icon, word }: { readonly look?: string; readonly icon: IconName; readonly word: string }) {
  return (
    <span className={`badge ${look}`.trim()}>
      <Icon name={icon} />
      {word}
    </span>
  )
}

type FactsProps = StepProps & {
  readonly kind: ConfirmationView['kind']
  /** Only where one step fills the window; a plan says it once for all. */
  readonly target?: string
  readonly look: 'facts' | 'mini'
}

/** What a person has to know before saying yes. */
export function Facts({ step, kind, target, text, look }: FactsProps): ReactNode {
  const facts: readonly Fact[] = [
    ...(step.lose === null ? [] : [plainFact(text('ui.confirm.fact.lose'), step.lose, 'lose')]),
    ...(kind === 'undo' ? [] : [plainFact(text('ui.confirm.fact.undo'), step.undo ?? text('ui.confirm.noUndo'))]),
    ...(step.changes.length === 0
      ? []
      : [{ name: text('ui.confirm.fact.changes'), value: <Changing step={step} text={text} /> }]),
    ...(kind === 'setting'
      ? []
      : [plainFact(text('ui.confirm.fact.duration'), step.duration ?? text('ui.confirm.noDuration'))]),
    ...(target === undefined ? [] : [plainFact(text('ui.confirm.fact.target'), target)]),
    {
      name: text(kind === 'setting' ? 'ui.confirm.fact.setting' : 'ui.confirm.fact.arguments'),
      look: 'all',
      value: <ExactArguments step={step} text={text} />,
    },
  ]
  return (
    <dl className={look}>
      {facts.map(({ name, look: row = '', value }) => (
        <div key={name} className={row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function plainFact(name: string, value: string, look?: 'lose'): Fact {
  return { name, value: <PlainText text={value} />, ...(look === undefined ? {} : { look }) }
}

/** Values of now and what they become. */
function Changing({ step, text }: StepProps): ReactNode {
  return step.changes.map(({ label, before, planned }) => (
    <span key={label} className="argument">
      <PlainText
        text={text('ui.confirm.change', { label, before, after: planned ?? text('ui.confirm.change.open') })}
      />
    </span>
  ))
}

/** The tool and every argument by name, label and exact value. */
function ExactArguments({ step, text }: StepProps): ReactNode {
  return (
    <>
      <span className="mono quiet">{step.tool}</span>
      {step.args.length === 0 && <span>{text('ui.confirm.noArguments')}</span>}
      {step.args.map((argument) => (
        <div key={argument.name} className={argument.free ? 'argument free' : 'argument'}>
          {argument.label !== argument.name && <span className="muted">{argument.label}</span>}
          <code className="args">
            {argument.name} ={' '}
            <b>
              <ExactValue argument={argument} text={text} />
            </b>
          </code>
        </div>
      ))}
    </>
  )
}
