import type { PrinterState } from '../../../machines/simulated/parts/printing.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

/** The network printer of the simulated PC. */
export const printerName = 'Floor 2 Color'

export function changePrinter(pc: SimulatedPc, values: Partial<PrinterState>): void {
  const printer = pc.state.printing.printers[printerName]
  if (printer) Object.assign(printer, values)
}
