import { useId, type KeyboardEvent, type ReactNode } from 'react'

export type Tab<Name extends string> = { readonly name: Name; readonly label: string }

type TabsProps<Name extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly current: Name
  readonly onChange: (name: Name) => void
  /** The part that belongs to the current tab. */
  readonly children: ReactNode
}

/** Parts of one thing, one in sight: arrow keys move, one tab stop. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>): ReactNode {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = tabs.findIndex((tab) => tab.name === current)
    const next = tabs[(from + step + tabs.length) % tabs.length]
    if (next === undefined) return
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
    onChange(next.name)
  }
  return (
    <>
      <div className="tabs">
        <div role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              data-tab={tab.name}
              aria-selected={tab.name === current}
              aria-controls={`${id}-part`}
              tabIndex={tab.name === current ? 0 : -1}
              onClick={() => onChange(tab.name)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
