/** Longer than anything takes that is waited for, on a PC with too much to do: what hangs ends here, what is slow does not. */
export const patienceMs = 100_000
export const patience = { timeout: patienceMs }
