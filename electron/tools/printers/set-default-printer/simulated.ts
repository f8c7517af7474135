import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** Values of LegacyDefaultPrinterMode. */
const windowsPicks = 0
const personPicks = 1

export const simulated = simulate<typeof tool>({
  run: (pc, { name, keep }) => {
    const printers = pc.printing.printers()
    if (!printers.some(([printer]) => printer === name)) return refuse('printer_not_found')
    const oldMode = pc.state.printing.windowsPicksDefault ? windowsPicks : personPicks
    const oldName = printers.find(([, { isDefault }]) => isDefault)?.[0] ?? null
    if (keep) pc.state.printing.windowsPicksDefault = false
    return { oldName, newName: name, code: pc.printing.setDefault(name), oldMode }
  },
  undo: (pc, { oldName, oldMode }) => {
    pc.state.printing.windowsPicksDefault = oldMode !== personPicks
    if (oldName !== null) pc.printing.setDefault(oldName)
  },
})
