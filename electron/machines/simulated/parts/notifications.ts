import { definePart } from './part.ts'

export const notificationService = 'WpnUserService_4a1b2'

/** The switches of Windows for notifications; each program has one of its own. */
export type NotificationsState = {
  on: boolean
  soundsOn: boolean
  blockedByPolicy: boolean
  appsOff: string[]
}

function initialNotifications(): NotificationsState {
  return { on: true, soundsOn: true, blockedByPolicy: false, appsOff: [] }
}

export const notificationsPart = definePart({ healthy: initialNotifications })
