import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const cameraClasses = ['Camera', 'Image']
const capabilities = ['webcam', 'microphone'] as const
const scopes = ['machine', 'user'] as const

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { consent, policies } = pc.state.privacy
    return {
      cameras: Object.entries(pc.state.devices)
        .filter(([, device]) => cameraClasses.includes(device.class ?? ''))
        .map(([instanceId, { name, code }]) => ({ name: name ?? '', instanceId, code })),
      consent: capabilities.flatMap((capability) =>
        scopes.map((scope) => ({
          capability,
          scope,
          value: consent[capability][scope],
          desktopApps: 'Allow',
          inUseBy: scope === 'user' ? pc.privacy.inUseBy(capability) : [],
        })),
      ),
      cameraPolicy: policies.webcam,
      microphonePolicy: policies.microphone,
    }
  },
})
