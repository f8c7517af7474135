import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const endpoints = pc.sound.endpoints()
    const count = (kind: 'output' | 'input'): number => endpoints.filter((endpoint) => endpoint.kind === kind).length
    return {
      endpoints,
      devices: Object.entries(pc.state.devices)
        .filter(([, device]) => device.class === 'MEDIA')
        .map(([instanceId, { name, code }]) => ({ name: name ?? '', instanceId, code })),
      services: (['Audiosrv', 'AudioEndpointBuilder'] as const).map((name) => ({
        name,
        status: pc.services.find(name)?.state ?? null,
      })),
      outputs: count('output'),
      inputs: count('input'),
      defaultOutput: pc.sound.defaultOf('output'),
      defaultInput: pc.sound.defaultOf('input'),
    }
  },
})
