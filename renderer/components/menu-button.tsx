import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import './menu-button.css'

export type MenuItem = {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  /** A line above it. */
  readonly apart?: boolean
  readonly onChoose: () => void
}

type MenuButtonProps = {
  readonly label: string
  readonly icon: IconName
  readonly items: readonly MenuItem[]
  /** A small button with the icon alone: the label is read out. */
  readonly isSmall?: boolean
}

/** A button with a menu below it: arrow keys, Home and End move, Escape and Tab close it. */
export function MenuButton({ label, icon, items, isSmall = false }: MenuButtonProps): ReactNode {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    entriesIn(place.current)[0]?.focus()
    // In a column that scrolls, all of it is to be seen.
    place.current?.querySelector('.menu')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const close = (): void => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <span
      className="menu-place"
      ref={place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button
        {...(isSmall ? ({ look: 'quiet', small: true, iconAt: 'only', 'aria-label': label } as const) : {})}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {!isSmall && (
          <>
            <span className="cut">{label}</span>
            <Icon name="down" size={12} />
          </>
        )}
      </Button>
      {open && <Menu id={id} label={label} items={items} onClose={close} />}
    </span>
  )
}

type MenuProps = Pick<MenuButtonProps, 'label' | 'items'> & { readonly id: string; readonly onClose: () => void }

function Menu({ id, label, items, onClose }: MenuProps): ReactNode {
  return (
    <div id={id} className="menu" role="menu" aria-label={label} onKeyDown={(event) => onMenuKey(event, onClose)}>
      {items.map(({ key, label: words, icon, apart = false, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={apart ? 'apart' : undefined}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          <Icon name={icon} size={20} />
          {words}
        </button>
      ))}
    </div>
  )
}

function entriesIn(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

function onMenuKey(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    // From the button, where the focus is now, the key of the person leads on.
    if (event.key === 'Escape') event.stopPropagation()
    close()
    return
  }
  const entries = entriesIn(event.currentTarget)
  const from = entries.findIndex((entry) => entry === document.activeElement)
  const last = entries.length - 1
  const to = { ArrowDown: from === last ? 0 : from + 1, ArrowUp: from <= 0 ? last : from - 1, Home: 0, End: last }[
    event.key
  ]
  if (to === undefined) return
  event.preventDefault()
  entries[to]?.focus()
}
