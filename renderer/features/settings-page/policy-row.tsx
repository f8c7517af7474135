import { Fragment, useId, useState, type ReactNode } from 'react'

import { policyFormats, type PolicyChoice, type PolicyFormat } from '../../../shared/ipc/policy-choice.ts'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { ChoiceField } from '../../components/choice-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { LockLine } from '../../components/lock-line.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** For administrators: what is set here, as a file for other PCs. */
export function PolicyRow(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [choices, setChoices] = useState<readonly PolicyChoice[] | null>(null)
  const open = async (): Promise<void> => setChoices(await actions.ask(api['policy.choices']({})))
  return (
    <>
      <div className="set-row">
        <Icon name="building" size={20} />
        <div>
          <h3>{text('ui.settings.policy')}</h3>
          <p className="d">{text('ui.settings.policyAbout')}</p>
        </div>
        <div className="end">
          {choices === null ? (
            <Button small onClick={() => void open()}>
              {text('ui.settings.policy.open')}
            </Button>
          ) : (
            <Button small onClick={() => setChoices(null)}>
              {text('ui.settings.policy.close')}
            </Button>
          )}
        </div>
      </div>
      {choices !== null && <Building choices={choices} />}
    </>
  )
}

/** What differs from how Deskmedic comes is ticked at first. */
function Building({ choices }: { readonly choices: readonly PolicyChoice[] }): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [ticked, setTicked] = useState(() => choices.filter(({ isChanged }) => isChanged).map(({ name }) => name))
  const [format, setFormat] = useState<PolicyFormat>('reg')
  const [canBeChanged, setCanBeChanged] = useState(false)
  const [file, setFile] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    setFile(null)
    const saved = await actions.ask(api['policy.save']({ names: ticked, format, canBeChanged }))
    setFile(saved?.file ?? null)
  }
  const tick = (name: string, isTicked: boolean): void =>
    setTicked(isTicked ? [...ticked, name] : ticked.filter((one) => one !== name))
  return (
    <div className="policy-build">
      <fieldset>
        <legend>{text('ui.settings.policy.values')}</legend>
        {choices.map(({ name, label, value, lockedBy }) => (
          <Fragment key={name}>
            <Tick checked={ticked.includes(name)} onChange={(isTicked) => tick(name, isTicked)}>
              {label} <code>{`${name} = ${value}`}</code>
            </Tick>
            {lockedBy !== null && <LockLine lockedBy={lockedBy} />}
          </Fragment>
        ))}
      </fieldset>
      <ChoiceField
        label={text('ui.settings.policy.format')}
        showLabel
        value={format}
        choices={policyFormats.map((each) => ({ value: each, label: text(`ui.settings.policy.${each}`) }))}
        onChange={setFormat}
      />
      <Tick checked={canBeChanged} onChange={setCanBeChanged}>
        {text('ui.settings.policy.start')}
      </Tick>
      <Button look="primary" icon="download" disabled={ticked.length === 0} onClick={() => void save()}>
        {text('ui.settings.policy.save')}
      </Button>
      <p className="d" role="status">
        {file !== null && text('ui.settings.policy.saved', { file })}
      </p>
    </div>
  )
}

type TickProps = {
  readonly checked: boolean
  readonly onChange: (isTicked: boolean) => void
  readonly children: ReactNode
}

function Tick({ checked, onChange, children }: TickProps): ReactNode {
  const id = useId()
  return (
    <div className="policy-value">
      <Checkbox id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}
