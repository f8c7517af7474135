import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const msPerDay = 86_400_000

export const simulated = simulate<typeof tool>({
  run: (pc, { days }) => {
    const nowMs = pc.clock.now()
    const all = pc.state.certificates.list.map(({ autoEnroll, ...certificate }) => {
      const leftMs = Date.parse(certificate.notAfterUtc) - nowMs
      return {
        ...certificate,
        fromTemplate: autoEnroll,
        selfSigned: certificate.subject === certificate.issuer,
        expired: leftMs < 0,
        soon: leftMs >= 0 && leftMs < days * msPerDay,
      }
    })
    return {
      total: all.length,
      valid: all.filter(({ expired }) => !expired).length,
      listed: all.filter(({ expired, soon }) => expired || soon),
    }
  },
})
