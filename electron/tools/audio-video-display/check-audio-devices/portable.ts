import { portableTool } from '../../../machines/portable/define-portable.ts'
import { readSystemText, runningState } from '../../../machines/portable/system-files.ts'
import type { ResultOf } from '../../../contract/define-tool.ts'
import type { tool } from './tool.ts'

type Sound = ResultOf<typeof tool>

const servers = ['pipewire', 'wireplumber', 'pulseaudio']
const unknown = { endpoints: null, devices: null, outputs: null, inputs: null }

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const place = { ports, signal }
    const isLinux = ports.platform === 'linux'
    const [cards, streams] = isLinux
      ? await Promise.all(['/proc/asound/cards', '/proc/asound/pcm'].map((path) => readSystemText(path, place)))
      : []
    const found = cards === null || cards === undefined ? unknown : soundOf(cards, streams ?? '')
    const status = isLinux ? await runningState(servers, place) : null
    return { ...found, services: [{ name: 'sound server', status }], defaultOutput: null, defaultInput: null }
  },
})

/** Sound cards as the kernel lists them: `cards` names them, `pcm` says what each of them plays and records. */
export function soundOf(cards: string, streams: string): Pick<Sound, 'endpoints' | 'devices' | 'outputs' | 'inputs'> {
  const devices = [...cards.matchAll(/^ *(\d+) \[[^\]]*\]: (.+)$/gm)].map(([, number = '', name = '']) => ({
    name: name.replace(/^[^ ]+ - /, '').trim(),
    instanceId: `card${number}`,
    code: null,
  }))
  const endpoints = streams.split('\n').flatMap((line) => {
    const [place = '', id = '', name = '', ...ways] = line.split(':').map((part) => part.trim())
    if (!/^\d+-\d+$/.test(place)) return []
    const kinds = (['output', 'input'] as const).filter((kind) =>
      ways.some((way) => way.startsWith(kind === 'output' ? 'playback' : 'capture')),
    )
    return kinds.map((kind) => ({ name: name === '' ? id : name, kind, status: null }))
  })
  const count = (kind: 'output' | 'input'): number | null => {
    const own = endpoints.filter((endpoint) => endpoint.kind === kind).length
    // Without a card sound can still come and go over Bluetooth or the network.
    return own === 0 ? null : own
  }
  return { endpoints, devices, outputs: count('output'), inputs: count('input') }
}
