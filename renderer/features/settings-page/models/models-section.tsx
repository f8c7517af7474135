import { useState, type ReactNode } from 'react'

import type { ModelEndpoint } from '../../../../shared/domain/model-endpoint.ts'
import { LockLine } from '../../../components/lock-line.tsx'
import { FieldError } from '../../../components/field-error.tsx'
import { Switch } from '../../../components/switch.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { ModelKeyRow } from './model-key-row.tsx'
import { ServerPicks } from './server-picks.tsx'
import { ToldRow } from './told-row.tsx'
import { useModels, type Models } from './use-models.ts'
import './models.css'

/** Which model may help, if any: a server, its model, whether it works, its key, and what it is told. */
export function ModelsSection(): ReactNode {
  const models = useModels()
  return models === null ? null : <SetUp models={models} />
}

function SetUp({ models }: { readonly models: Models }): ReactNode {
  const { view, field } = models
  const [typed, setTyped] = useState<ModelEndpoint>({ address: view.address, model: view.model })
  const type = (next: Partial<ModelEndpoint>): void => {
    field.reset()
    setTyped({ ...typed, ...next })
  }
  const isForbidden = view.use.lockedBy !== null && view.use.value === 'off'
  return (
    <div className="models-page">
      <UseRow models={models} />
      {!isForbidden && (
        <>
          <ServerPicks view={view} address={typed.address} onPick={type} />
          <div className="card">
            <EndpointForm models={models} typed={typed} onType={type} />
          </div>
          {view.address !== '' && (
            <div className="card">
              <ModelKeyRow models={models} />
              <ToldRow models={models} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

function UseRow({ models: { view, field, turn } }: { readonly models: Models }): ReactNode {
  const { text } = useText()
  const { value, lockedBy } = view.use
  const word = text(`ui.settings.external.${value}`)
  return (
    <div className="models-use">
      <div>
        <p className="small muted">{text('ui.models.about')}</p>
        {lockedBy !== null && <LockLine lockedBy={lockedBy} />}
        {view.refusal !== null && value === 'on' && field.error === null && (
          <FieldError error={view.refusal} id="models-refusal" />
        )}
      </div>
      {view.address !== '' && lockedBy === null && (
        <div className="end">
          <span className="small muted" aria-hidden="true">
            {word}
          </span>
          <Switch label={text('ui.models.use')} checked={value === 'on'} onChange={(on) => void turn(on)} />
        </div>
      )}
    </div>
  )
}
