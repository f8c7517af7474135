import type { NodeStepPorts, ScreenFacts } from '../../contract/node-step.ts'

/** The part of Electron's screen that tells which screens are in use. */
export type ElectronScreen = { getAllDisplays(): readonly ElectronDisplay[] }

type ElectronDisplay = {
  readonly label: string
  /** In points: pixels divided by the scale. */
  readonly size: { readonly width: number; readonly height: number }
  readonly scaleFactor: number
  readonly rotation: number
  readonly displayFrequency: number
  readonly internal: boolean
}

/** Screens by Electron, which sees them as every program does. */
export function createScreenReader(screen: ElectronScreen): NodeStepPorts['screens'] {
  return () => Promise.resolve(screen.getAllDisplays().map(factsOf))
}

function factsOf({ label, size, scaleFactor, rotation, displayFrequency, internal }: ElectronDisplay): ScreenFacts {
  return {
    label: label === '' ? null : label,
    width: Math.round(size.width * scaleFactor),
    height: Math.round(size.height * scaleFactor),
    scale: scaleFactor,
    rotation,
    refreshHz: displayFrequency,
    internal,
  }
}
