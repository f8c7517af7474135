import { definePart } from './part.ts'

export const cameraId = 'USB\\VID_0000&PID_0001&MI_00\\6&1&0&0000'

export type Capability = 'webcam' | 'microphone'
export type ConsentScope = 'machine' | 'user'

export type PrivacyState = {
  /** The switches in the settings of Windows. */
  consent: Record<Capability, Record<ConsentScope, 'Allow' | 'Deny'>>
  /** Rules of the company by the numbers of Windows: 2 = denied; null = no rule. */
  policies: Record<Capability, number | null>
  /** Numbers of programs that hold the camera for as long as they run. */
  cameraHeldBy: number[]
}

function initialPrivacy(): PrivacyState {
  return {
    consent: { webcam: { machine: 'Allow', user: 'Allow' }, microphone: { machine: 'Allow', user: 'Allow' } },
    policies: { webcam: null, microphone: null },
    cameraHeldBy: [],
  }
}

export type Privacy = {
  /** Programs that use the camera or the microphone right now, by file name. */
  readonly inUseBy: (capability: Capability) => string[]
}

function createPrivacy(privacy: PrivacyState, nameOf: (pid: number) => string | null): Privacy {
  return {
    inUseBy: (capability) => (capability === 'webcam' ? privacy.cameraHeldBy.flatMap((pid) => nameOf(pid) ?? []) : []),
  }
}

export const privacyPart = definePart({ healthy: initialPrivacy, create: createPrivacy })
