import type { PrinterState } from '../../../machines/simulated/parts/printing.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'
import type { SimulatedPc } from '../../../machines/simulated/simulated-pc.ts'

/** The network printer of the simulated PC. */
export const printerName = 'Floor 2 Color'

export function changePrinter(pc: SimulatedPc, values: Partial<PrinterState>): void {
  const printer = pc.state.printing.printers[printerName]
  if (printer) Object.assign(printer, values)
}

/** Numbers of Win32_Printer.PrinterStatus and DetectedErrorState. */
const idle = 3
const offline = 7
const offlineError = 9

const rawPrintPort = 9100

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    spooler: pc.services.find('Spooler')?.state ?? null,
    windowsPicksDefault: pc.state.printing.windowsPicksDefault,
    waitingJobs: pc.services.find('Spooler')?.state === 'Running' ? pc.state.printing.jobs.length : null,
    printers: pc.printing.printers().map(([name, printer]) => ({
      name,
      isDefault: printer.isDefault,
      workOffline: printer.workOffline,
      status: looksOffline(printer) ? offline : idle,
      paused: printer.paused,
      errorState: printer.errorState,
      port: printer.portHost === null ? 'PORTPROMPT:' : `IP_${printer.portHost}`,
      portHost: printer.portHost,
      portNumber: printer.portNumber,
      driver: printer.driver,
      network: false,
      reachable:
        printer.portHost === null ? null : pc.hosts.tcpOpen(printer.portHost, printer.portNumber ?? rawPrintPort),
    })),
  }),
})

function looksOffline(printer: PrinterState): boolean {
  return printer.workOffline || printer.errorState === offlineError
}
