import { definePart } from './part.ts'

/** Whether others can sign in to this PC by Remote Desktop. */
export type RemoteDesktopState = {
  allowed: boolean
  setByPolicy: boolean
  signInFirst: boolean
  port: number
  /** The service runs but has lost its port; it takes it again at its next start. */
  portLost: boolean
  firewallRules: { present: number; on: number }
  members: string[]
}

function initialRemoteDesktop(): RemoteDesktopState {
  return {
    allowed: true,
    setByPolicy: false,
    signInFirst: true,
    port: 3389,
    portLost: false,
    firewallRules: { present: 3, on: 3 },
    members: [],
  }
}

export type RemoteDesktop = {
  listening(): boolean
  readonly serviceStarted: () => void
}

function createRemoteDesktop(own: RemoteDesktopState, serviceRuns: () => boolean): RemoteDesktop {
  return {
    listening: () => own.allowed && serviceRuns() && !own.portLost,
    serviceStarted: () => {
      own.portLost = false
    },
  }
}

export const remoteDesktopPart = definePart({ healthy: initialRemoteDesktop, create: createRemoteDesktop })
