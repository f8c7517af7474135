import type { NodeStepPorts } from '../../contract/node-step.ts'

/** The part of Electron's clipboard that tells whether a kind of content is on it. */
export type ElectronClipboard = { has(mimeType: string): Promise<boolean> }

/** Everything that Windows has a name of its own for. */
const knownFormats = ['text/plain', 'text/html', 'text/rtf', 'image/png', 'image/svg+xml', 'text/uri-list'] as const

/** Kinds of content by Electron. Names alone are asked for: programs may put anything behind them. */
export function createClipboardReader(clipboard: ElectronClipboard): NodeStepPorts['clipboardFormats'] {
  return async () => {
    const there = await Promise.all(knownFormats.map((format) => clipboard.has(format)))
    return knownFormats.filter((_, place) => there[place] === true)
  }
}
