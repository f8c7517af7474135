/** When the window with administrator rights waits for a click: where a step is hard to undo, before every step, or never. */
export const reconfirmations = ['elevated', 'always', 'never'] as const
export type Reconfirm = (typeof reconfirmations)[number]
