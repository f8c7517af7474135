/** With these headers the clock of a page counts in 5 microseconds, without them in 100: more than a bare message takes. */
export const fineClock = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const
