import { definePart } from './part.ts'

export const graphicsCardId = 'PCI\\VEN_0000&DEV_0001\\3&1&0&10'

/** `connector` as Windows counts: 5 HDMI, 10 DisplayPort. */
export type MonitorState = { model: string; maker: string; connector: number; width: number; height: number }

export type DisplayState = {
  /** Connected monitors, the main one first. */
  monitors: MonitorState[]
  /** False = "PC screen only": further monitors stay dark. */
  extended: boolean
}

function initialDisplay(): DisplayState {
  return {
    monitors: [{ model: 'Example 24', maker: 'EXA', connector: 10, width: 1920, height: 1080 }],
    extended: true,
  }
}

export type AdapterView = {
  readonly instanceId: string
  readonly name: string
  readonly code: number
  readonly driverVersion: string | null
  readonly driverDateUtc: string | null
  readonly width: number | null
  readonly height: number | null
  readonly refreshHz: number | null
}

/** What the device manager of Windows says about a graphics card. */
type CardState = {
  readonly name: string | null
  readonly class: string | null
  readonly code: number
  readonly driverVersion: string | null
  readonly driverDateUtc: string | null
}

/** `devices` by instance id. */
export type DisplayDeps = { readonly devices: Readonly<Record<string, CardState>> }

export type ScreenView = { readonly label: string; readonly width: number; readonly height: number }

export type Display = {
  /** No driver fits the card: Windows shows the picture with its own basic one. */
  readonly onBasicDriver: () => boolean
  readonly adapters: () => AdapterView[]
  /** The screens that programs can use. */
  readonly screens: () => ScreenView[]
}

const refreshHz = 60
const basicMode = { width: 1024, height: 768 }
const basicAdapter = {
  instanceId: 'ROOT\\BASICDISPLAY\\0000',
  name: 'Microsoft Basic Display Adapter',
  code: 0,
  driverVersion: '10.0.26100.1',
  driverDateUtc: '2006-06-21T00:00:00Z',
}

function createDisplay(display: DisplayState, { devices }: DisplayDeps): Display {
  const cards = (): [string, CardState][] => Object.entries(devices).filter(([, device]) => device.class === 'Display')
  const onBasicDriver = (): boolean => devices[graphicsCardId]?.class !== 'Display'
  const screens = (): ScreenView[] =>
    display.monitors
      .slice(0, display.extended ? undefined : 1)
      .map(({ model, width, height }) => ({ label: model, ...(onBasicDriver() ? basicMode : { width, height }) }))
  return {
    onBasicDriver,
    screens,
    adapters: () => {
      const mode = { ...(screens()[0] ?? basicMode), refreshHz }
      const dark = { width: null, height: null, refreshHz: null }
      const shown = ({ width, height }: typeof mode): Pick<AdapterView, 'width' | 'height' | 'refreshHz'> => ({
        width,
        height,
        refreshHz,
      })
      const own = cards().map(([instanceId, { name, code, driverVersion, driverDateUtc }]) => ({
        ...{ instanceId, name: name ?? '', code, driverVersion, driverDateUtc },
        ...(instanceId === graphicsCardId ? shown(mode) : dark),
      }))
      return onBasicDriver() ? [{ ...basicAdapter, ...shown(mode) }, ...own] : own
    },
  }
}

export const displayPart = definePart({ healthy: initialDisplay, create: createDisplay })
