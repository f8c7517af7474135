import { useId, type ReactNode, type SubmitEvent } from 'react'

import { keysOf } from '../../../../shared/domain/closed-record.ts'
import {
  endpointNames,
  endpointPresets,
  presetOf,
  type EndpointPreset,
  type ModelEndpoint,
} from '../../../../shared/domain/model-endpoint.ts'
import { Button } from '../../../components/button.tsx'
import { ChoiceField } from '../../../components/choice-field.tsx'
import { FieldError } from '../../../components/field-error.tsx'
import { PlainText } from '../../../components/plain-text.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { WaitingNote } from '../../../components/waiting-note.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { ProbeSteps } from './probe-steps.tsx'
import { Remedy } from './remedy.tsx'
import { abilityText } from './ability-text.ts'
import type { Models } from './use-models.ts'

type Props = {
  readonly models: Models
  readonly typed: ModelEndpoint
  readonly onType: (endpoint: Partial<ModelEndpoint>) => void
}

const presets = keysOf(endpointPresets)

/** Address and model, and the test that says step by step whether they work. */
export function EndpointForm({ models, typed, onType }: Props): ReactNode {
  const { text } = useText()
  const errorId = useId()
  const { view, field, test, isTesting } = models
  const isKept = typed.address === view.address && typed.model === view.model
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (typed.address.trim() !== '' && !isTesting) void models.tryOut(trimmed(typed))
  }
  const use = (model: string): void => {
    onType({ model })
    void models.tryOut({ ...trimmed(typed), model })
  }
  return (
    <>
      <form className="ep-in" noValidate onSubmit={submit}>
        <Fields typed={typed} isRefused={field.error !== null} errorId={errorId} onType={onType} />
        {isTesting ? (
          <Button icon="stop" onClick={models.stop}>
            {text('ui.models.stop')}
          </Button>
        ) : (
          <Button type="submit" icon="restart" aria-disabled={typed.address.trim() === ''}>
            {text(isKept && view.address !== '' ? 'ui.models.testAgain' : 'ui.models.test')}
          </Button>
        )}
        {view.onlyListed === null && <PresetChoice address={typed.address} onType={onType} />}
      </form>
      <div className="ep-notes">
        <WaitingNote waiting={field.waiting && !isTesting} />
        <FieldError error={field.error} id={errorId} />
        <p className="small muted" role="status">
          {isTesting && text('ui.models.testing')}
        </p>
        {isKept && test === null && view.address !== '' && !isTesting && <Measured models={models} />}
      </div>
      {test !== null && isKept && (
        <>
          <ProbeSteps test={test} />
          <Remedy test={test} view={view} onUse={use} onTurnOff={() => void models.turn(false)} />
        </>
      )}
    </>
  )
}

type FieldsProps = Omit<Props, 'models'> & { readonly isRefused: boolean; readonly errorId: string }

function Fields({ typed, isRefused, errorId, onType }: FieldsProps): ReactNode {
  const { text } = useText()
  return (
    <>
      <Labelled label={text('ui.models.address')}>
        <TextField
          label="https://llm.example/v1"
          name={text('ui.models.address')}
          value={typed.address}
          invalid={isRefused}
          describedBy={errorId}
          onChange={(address) => onType({ address })}
        />
      </Labelled>
      <Labelled label={text('ui.models.model')}>
        <TextField
          label={text('ui.models.model.any')}
          name={text('ui.models.model')}
          value={typed.model}
          onChange={(model) => onType({ model })}
        />
      </Labelled>
    </>
  )
}

function trimmed({ address, model }: ModelEndpoint): ModelEndpoint {
  return { address: address.trim().replace(/\/+$/, ''), model: model.trim() }
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <span className="ep-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

/** Fills in the address that servers of this kind have. */
function PresetChoice({ address, onType }: Pick<Props, 'onType'> & { readonly address: string }): ReactNode {
  const { text } = useText()
  const choices = presets.map((value) => ({ value, label: endpointNames[value] }))
  return (
    <div className="ep-kind">
      <ChoiceField<EndpointPreset | 'other'>
        label={text('ui.models.kind')}
        showLabel
        value={presetOf(address) ?? 'other'}
        choices={[...choices, { value: 'other', label: text('ui.models.kind.other') }]}
        onChange={(kind) => onType(kind === 'other' ? { address: '' } : { address: endpointPresets[kind] })}
      />
    </div>
  )
}

/** What an earlier test has found out about the model in use. */
function Measured({ models: { view } }: Pick<Props, 'models'>): ReactNode {
  const { text, formats } = useText()
  return (
    <p className="small muted">
      <PlainText text={`${view.model}: ${abilityText(view, { text, formats })}`} />
    </p>
  )
}
