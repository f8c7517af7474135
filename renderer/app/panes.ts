/** The pane after `current` among those in sight, round the ends; the first one when the focus is in none. */
export function nextPane<Pane>(panes: readonly Pane[], current: Pane | null | undefined, step: 1 | -1): Pane | null {
  const from = panes.findIndex((pane) => pane === current)
  if (from === -1) return panes.at(step === 1 ? 0 : -1) ?? null
  return panes[(from + step + panes.length) % panes.length] ?? null
}

const focusable = 'textarea, input, button, summary, [href], [tabindex="0"]'

/** Moves the focus to the next part of the window that is in sight. */
export function focusNextPane(step: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.checkVisibility())
  const current = document.activeElement?.closest<HTMLElement>('[data-pane]')
  const pane = nextPane(panes, current, step)
  if (pane === null) return
  const first = pane.querySelector<HTMLElement>(focusable)
  const chosen = pane.querySelector<HTMLElement>('[aria-current="page"]')
  const target = pane.tabIndex === 0 ? pane : (chosen ?? first ?? pane)
  target.focus()
}
