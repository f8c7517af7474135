// First, so that the styles of features come after the ones they build on.
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/cards.css'
import '../styles/pages.css'
import './shell.css'

/** A window that is not in sight is never drawn: then the rest does not wait longer than this. */
const longestWaitMs = 1_000

let begun = false

/** With its first command a page makes main load what is behind the window; the page loads its own part meanwhile. */
function begin(): void {
  if (begun) return
  begun = true
  void window.deskmedic.invoke('language.current', {})
  void import('./start.tsx').then(({ start }) => start())
}

// The frame in the document is on the screen first: nothing heavy, here or in main, stands before it.
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
setTimeout(begin, longestWaitMs)
