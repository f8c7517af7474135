import type { ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { isDeceptive } from '../../shared/texts/exact-text.ts'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import { PlainText } from '../components/plain-text.tsx'
import type { ConfirmText } from './confirm-text.ts'
import { ItemList } from '../components/item-list.tsx'
import { ExactText, ExactValue, ValueNote } from '../components/exact-value.tsx'
import { StoredValues } from './stored-values.tsx'

export type Step = ConfirmationView['steps'][number]

type StepProps = { readonly step: Step; readonly text: ConfirmText }
type Fact = {
  readonly name: string
  /** What of it is read out with the question. */
  readonly part?: 'lose' | 'undo'
  readonly look?: 'lose' | 'all'
  readonly value: ReactNode
}

/** Risk and needs of a step, each as icon and word. Read out, the word of the risk says of what it speaks. */
export function StepBadges({ step, text }: StepProps): ReactNode {
  return (
    <div className="badges">
      <span className={`badge risk-${step.risk}`} role="img" aria-label={text(`ui.confirm.riskMeans.${step.risk}`)}>
        <Icon name={`risk-${step.risk}`} />
        {text(`ui.confirm.risk.${step.risk}`)}
      </span>
      {step.needsAdmin && <Badge icon="admin" word={text('ui.confirm.flag.admin')} />}
      {step.needsIdle && <Badge icon="idle" word={text('ui.confirm.flag.idle')} />}
    </div>
  )
}

function Badge({ icon, word }: { readonly icon: IconName; readonly word: string }) {
  return (
    <span className="badge">
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
  /** Begins the ids of what is read out with the question, see `describingIds`. */
  readonly id: string
}

/** Elements that say what is lost and how it is undone. */
export function describingIds({ step, kind, id }: Pick<FactsProps, 'step' | 'kind' | 'id'>): readonly string[] {
  return [...(step.lose === null ? [] : [`${id}-lose`]), ...(kind === 'undo' ? [] : [`${id}-undo`])]
}

/** What a person has to know before saying yes. */
export function Facts(props: FactsProps): ReactNode {
  const { step, kind, text, look, id } = props
  return (
    <>
      <dl className={look}>
        {[...effectFacts(props), ...valueFacts(props)].map(({ name, part, look: row = '', value }) => (
          <div key={name} className={row} id={part === undefined ? undefined : `${id}-${part}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(kind === 'fix' || kind === 'undo') && (
        <details className="dlg-details">
          <summary>{text('ui.confirm.details')}</summary>
          <ExactArguments step={step} args={step.args.filter(({ free }) => !free)} text={text} />
        </details>
      )}
    </>
  )
}

/** What it does, what is lost and how it is undone; of an undo also the stored values that it goes by. */
function effectFacts({ step, kind, target, text }: FactsProps): readonly Fact[] {
  const stored = <StoredValues stored={step.stored} text={text} />
  return [
    ...(step.lose === null
      ? []
      : [
          {
            ...plainFact(
              text(step.losesNothing ? 'ui.confirm.fact.loseNothing' : 'ui.confirm.fact.lose'),
              step.lose,
              step.losesNothing ? undefined : 'lose',
            ),
            part: 'lose' as const,
          },
        ]),
    ...(kind === 'undo'
      ? []
      : [
          {
            ...plainFact(text('ui.confirm.fact.undo'), step.undo ?? text('ui.confirm.noUndo')),
            part: 'undo' as const,
          },
        ]),
    ...(step.changes.length === 0
      ? []
      : [{ name: text('ui.confirm.fact.changes'), value: <Changing step={step} text={text} /> }]),
    ...(step.list === null
      ? []
      : [
          {
            name: text(kind === 'delete' ? 'ui.confirm.fact.noUndo' : 'ui.confirm.fact.list'),
            look: 'all' as const,
            value: <ItemList list={step.list} />,
          },
        ]),
    ...(step.undoes === null ? [] : [plainFact(text('ui.confirm.fact.undoes'), step.undoes)]),
    ...(step.stored.length === 0
      ? []
      : [{ name: text('ui.confirm.fact.stored'), look: 'all' as const, value: stored }]),
    ...(kind === 'fix'
      ? [plainFact(text('ui.confirm.fact.duration'), step.duration ?? text('ui.confirm.noDuration'))]
      : []),
    ...(target === undefined ? [] : [plainFact(text('ui.confirm.fact.target'), target)]),
  ]
}

/** The values that it is done with: of a setting all of them, of a step those that its title does not name. */
function valueFacts({ step, kind, text }: FactsProps): readonly Fact[] {
  if (kind === 'setting') {
    const value = (
      <>
        <span className="muted">{step.tool}</span>
        <LabelledArguments args={step.args} text={text} />
      </>
    )
    return [{ name: text('ui.confirm.fact.setting'), look: 'all', value }]
  }
  if (!step.args.some(isShown)) return []
  const value = <ShownArguments step={step} text={text} />
  return [{ name: text(kind === 'delete' ? 'ui.confirm.fact.chat' : 'ui.confirm.fact.arguments'), look: 'all', value }]
}

function plainFact(name: string, value: string, look?: 'lose'): Fact {
  return { name, value: <PlainText text={value} />, ...(look === undefined ? {} : { look }) }
}

/** Values of now and what they become. */
function Changing({ step, text }: StepProps): ReactNode {
  return step.changes.map(({ label, before, planned }) => (
    <span key={label} className="argument">
      <PlainText
        text={
          planned === null
            ? text('ui.confirm.change.now', { label, before })
            : text('ui.confirm.change', { label, before, after: planned })
        }
      />
    </span>
  ))
}

/**
 * A free text is always in sight: what it does stands nowhere but in itself. So is a value that can be taken for another one, or that
 * others can have written: a mark on it that nobody unfolds warns of nothing.
 */
function isShown({ plain, free, value, isOutside }: Step['args'][number]): boolean {
  return plain || free || isOutside === true || isDeceptive(value)
}

/** What is worth reading before a yes: what is usual, said already, or a number of the PC is among the details. */
function ShownArguments({ step, text }: StepProps): ReactNode {
  return <LabelledArguments args={step.args.filter(isShown)} text={text} />
}

/** By the words that people have for them; the names of a tool's own are among the details. */
function LabelledArguments({ args, text }: Pick<Step, 'args'> & Pick<StepProps, 'text'>): ReactNode {
  return args.map((argument) => (
    <div key={argument.name} className={argument.free ? 'argument free' : 'argument'}>
      <span className="muted">{argument.label}</span>
      <code className="args">
        <b>{argument.word ?? <ExactValue argument={argument} text={text} />}</b>
      </code>
      {argument.isOutside && <ValueNote note={text('ui.confirm.outside')} />}
    </div>
  ))
}

/** The tool and these arguments by name, label and exact value. */
function ExactArguments({ step, args, text }: StepProps & Pick<Step, 'args'>): ReactNode {
  return (
    <>
      <span className="mono quiet">{step.tool}</span>
      {step.file !== null && (
        <div className="argument">
          <span className="muted">{text('ui.confirm.file')}</span>
          <code className="args">
            <ExactText value={step.file} text={text} />
          </code>
        </div>
      )}
      {args.length === 0 && <span>{text('ui.confirm.noArguments')}</span>}
      {args.map((argument) => (
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
