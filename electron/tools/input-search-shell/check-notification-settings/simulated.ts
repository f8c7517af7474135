import { notificationService } from '../../../machines/simulated/parts/notifications.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { on, soundsOn, blockedByPolicy, appsOff } = pc.state.notifications
    return {
      notificationsOn: on,
      soundsOn,
      blockedByPolicy,
      appsOff: [...appsOff],
      service: pc.services.find(notificationService)?.state ?? null,
    }
  },
})
