import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { log, eventId, provider, hours, max }) => {
    const events = pc.eventLog
      .entries(hours)
      .filter((event) => event.log === log && event.id === eventId && (provider ?? event.provider) === event.provider)
      .flatMap((event) => {
        const values = event.sample === '' ? [] : event.sample.split(' | ')
        const { utc, provider: by, level, message = null } = event
        const entry = { utc, provider: by, level, pid: 0, values, message }
        return Array.from({ length: Math.min(event.count, max) }, () => entry)
      })
      .slice(0, max)
    return { log, eventId, count: events.length, events }
  },
})
