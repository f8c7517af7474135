import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react'

import type { ProxySignInsView, ProxySignInView } from '../../../shared/ipc/setting-view.ts'
import { Button } from '../../components/button.tsx'
import { FieldError } from '../../components/field-error.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { useField } from './use-field.ts'
import { WideRow } from './wide-row.tsx'

/** Proxies that asked who sends, each with fields for a name and a password. Nothing where none has asked. */
export function ProxySignInRows(): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const [proxies, setProxies] = useState<ProxySignInsView>([])
  const { ask } = actions
  useEffect(() => {
    void ask(api['proxy.signIns']({})).then((found) => setProxies(found ?? []))
  }, [api, ask])
  if (proxies.length === 0) return null
  return (
    <WideRow icon="lock" title={text('ui.external.signIn')} about={text('ui.external.signIn.about')}>
      {proxies.map((proxy) => (
        <SignInRow key={proxy.server} proxy={proxy} onChange={setProxies} />
      ))}
    </WideRow>
  )
}

type RowProps = {
  readonly proxy: ProxySignInView
  readonly onChange: (proxies: ProxySignInsView) => void
}

const nothingTyped = { name: '', password: '' }
type Typed = typeof nothingTyped

function isWhole({ name, password }: Typed): boolean {
  return name.trim() !== '' && password !== ''
}

function SignInRow({ proxy: { server, signedIn }, onChange }: RowProps): ReactNode {
  const { text } = useText()
  const { api } = useApp()
  const field = useField()
  const errorId = useId()
  const [typed, setTyped] = useState(nothingTyped)
  const take = (next: ProxySignInsView | null): void => {
    if (next === null) return
    setTyped(nothingTyped)
    onChange(next)
  }
  const signIn = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isWhole(typed)) take(await field.tell(api['proxy.signIn']({ server, ...typed })))
  }
  const type = (change: Partial<Typed>): void => {
    field.reset()
    setTyped({ ...typed, ...change })
  }
  const [name, password] = [text('ui.external.signIn.name'), text('ui.external.signIn.password')]
  return (
    <div className="key-row">
      <p className="small" role="status">
        {text(signedIn ? 'ui.external.signIn.entered' : 'ui.external.signIn.asked', { server })}
      </p>
      <form className="entry-form" noValidate onSubmit={(event) => void signIn(event)}>
        <TextField
          label={name}
          name={`${server}: ${name}`}
          value={typed.name}
          invalid={field.error !== null}
          describedBy={errorId}
          onChange={(next) => type({ name: next })}
        />
        <TextField
          secret
          label={password}
          name={`${server}: ${password}`}
          value={typed.password}
          describedBy={errorId}
          onChange={(next) => type({ password: next })}
        />
        <Enter isOpen={isWhole(typed)} />
        {signedIn && <Forget server={server} onDone={take} />}
        <FieldError error={field.error} id={errorId} />
      </form>
    </div>
  )
}

function Enter({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { text } = useText()
  return (
    <Button type="submit" aria-disabled={!isOpen}>
      {text('ui.external.signIn.enter')}
    </Button>
  )
}

type ForgetProps = { readonly server: string; readonly onDone: (proxies: ProxySignInsView | null) => void }

function Forget({ server, onDone }: ForgetProps): ReactNode {
  const { text } = useText()
  const { api, actions } = useApp()
  const forget = (): void => void actions.ask(api['proxy.signOut']({ server })).then(onDone)
  return (
    <Button look="text" onClick={forget}>
      {text('ui.external.signIn.forget')}
    </Button>
  )
}
