import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { mode, realTime, lastQuickScanUtc, tamperProtection, threats, products } = pc.state.defender
    return {
      mode,
      realTime,
      signatureAgeDays: pc.defender.signatureAgeDays(),
      lastQuickScanUtc,
      lastFullScanUtc: null,
      tamperProtection,
      activeThreats: Object.keys(threats).length,
      products: structuredClone(products),
      errorId: null,
    }
  },
})
