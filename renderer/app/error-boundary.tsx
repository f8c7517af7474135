import { Component, type ReactNode } from 'react'

import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { useText } from '../i18n/text-context.ts'

type Props = { readonly children: ReactNode }
type State = { readonly broken: boolean }

/** Keeps a fault in one part of the window from taking the others down. React offers this only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false }

  static getDerivedStateFromError(): State {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return <Broken onAgain={() => this.setState({ broken: false })} />
  }
}

function Broken({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const { text } = useText()
  return (
    <EmptyState icon="warning" title={text('ui.shell.crashed')} text={text('ui.shell.crashedNext')}>
      <Button onClick={onAgain}>{text('ui.shell.drawAgain')}</Button>
    </EmptyState>
  )
}
