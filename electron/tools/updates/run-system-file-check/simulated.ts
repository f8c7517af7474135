import { simulate } from '../../../machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'
import type { tool } from './tool.ts'

const log = 'C:\\Windows\\Logs\\CBS\\CBS.log'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    // Another installation holds what the checker needs.
    if (pc.state.updates.cacheLocked) return { exitCode: 1, verdict: 'not_run', repaired: [], unrepaired: [] }
    const { repaired, unrepaired } = pc.windowsFiles.checkFiles()
    for (const name of unrepaired) writeDown(pc, `[SR] Cannot repair member file [l:${name.length}]"${name}"`)
    for (const name of repaired) writeDown(pc, `[SR] Repairing corrupted file [l:${name.length}]"${name}" from store`)
    const verdict = unrepaired.length > 0 ? 'not_repaired' : repaired.length > 0 ? 'repaired' : 'no_violations'
    return { exitCode: unrepaired.length > 0 ? 1 : 0, verdict, repaired, unrepaired }
  },
})

function writeDown(pc: SimulatedPc, text: string): void {
  pc.logFiles.append(log, `${pc.clock.utc().slice(0, 19).replace('T', ' ')}, Info  CSI  ${text}`)
}
