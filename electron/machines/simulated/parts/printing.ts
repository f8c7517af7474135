import { definePart } from './part.ts'

export type PrinterState = {
  isDefault: boolean
  workOffline: boolean
  /** The print service still believes an old offline state; reading the printer anew clears it. */
  offlineStale: boolean
  paused: boolean
  /** False = an administrator paused it, and this person may not let it go on. */
  mayResume: boolean
  /** The port of the printer hangs and takes no command; it goes on when the print service starts. */
  portHangs: boolean
  /** The driver ends the print service right after its start. */
  driverFaulty: boolean
  errorState: number
  portHost: string | null
  portNumber: number | null
  driver: string
}

export type PrintJobState = {
  printer: string
  jobId: number
  document: string
  owner: string
  error: boolean
  deleting: boolean
  needsUser: boolean
  paused: boolean
  totalPages: number
  bytes: number
  submittedUtc: string
  /** False when the print service holds the job and a cancel only marks it. */
  cancelWorks: boolean
  /** A half-written spool file ends the print service as soon as it is read. */
  spoolFileDamaged: boolean
}

export type PrintingState = {
  printers: Record<string, PrinterState>
  jobs: PrintJobState[]
  /** Windows takes the printer used last as the default one. */
  windowsPicksDefault: boolean
  /** False = the person has no right to the place where the default printer is kept. */
  defaultWritable: boolean
}

const noError = 2

/** Numbers of Windows for how a command to a printer ended. */
const done = 0
const accessDenied = 5
const portBusy = 170
const invalidPrinterName = 1801

function initialPrinting(): PrintingState {
  const port = { portHost: '192.0.2.60', portNumber: 9100 }
  return {
    printers: { 'Floor 2 Color': { ...localPrinter({ isDefault: true, driver: 'Example PCL6' }), ...port } },
    jobs: [],
    windowsPicksDefault: false,
    defaultWritable: true,
  }
}

/** A printer without a network port that works, unless `values` says otherwise. */
export function localPrinter(values: Pick<PrinterState, 'isDefault' | 'driver'> & Partial<PrinterState>): PrinterState {
  return {
    workOffline: false,
    offlineStale: false,
    paused: false,
    mayResume: true,
    portHangs: false,
    driverFaulty: false,
    errorState: noError,
    portHost: null,
    portNumber: null,
    ...values,
  }
}

/** A job that prints as soon as its turn comes, unless `values` says otherwise. */
export function newJob(
  values: Pick<PrintJobState, 'printer' | 'jobId' | 'document' | 'submittedUtc'> & Partial<PrintJobState>,
): PrintJobState {
  return {
    owner: 'test',
    error: false,
    deleting: false,
    needsUser: false,
    paused: false,
    totalPages: 4,
    bytes: 120_000,
    cancelWorks: true,
    spoolFileDamaged: false,
    ...values,
  }
}

export type Printing = {
  readonly spoolFolder: string
  /** Printers as the print service shows them: none while it is stopped. */
  printers(): [string, PrinterState][]
  /** Waiting jobs as the print service shows them: none while it is stopped. */
  jobs(): PrintJobState[]
  /** A job behind a broken one of the same printer waits. */
  blocked(job: PrintJobState): boolean
  cancel(printer: string, jobId: number): 'gone' | 'marked' | 'missing'
  takeAllJobs(): PrintJobState[]
  putBackAt(place: number, job: PrintJobState): void
  putBack(jobs: readonly PrintJobState[]): void
  /** 0 = it goes on; otherwise the number of Windows for why it does not. */
  resume(printer: string): number
  /** Gives the number of Windows: 0 = done. */
  setDefault(printer: string): number
  /** True while a driver or a spool file ends the print service right after its start. */
  endsService(): boolean
  /** The print service reads printers and spool files anew. */
  serviceStarted(): void
}

function createPrinting(printing: PrintingState, spoolerRuns: () => boolean): Printing {
  const broken = (job: PrintJobState): boolean => job.error || job.deleting
  return {
    spoolFolder: 'C:\\Windows\\System32\\spool\\PRINTERS',
    printers: () => (spoolerRuns() ? Object.entries(printing.printers) : []),
    jobs: () => (spoolerRuns() ? printing.jobs : []),
    blocked: (job) => {
      const ahead = printing.jobs.slice(0, printing.jobs.indexOf(job))
      return !broken(job) && ahead.some((other) => other.printer === job.printer && broken(other))
    },
    cancel: (printer, jobId) => {
      const job = printing.jobs.find((candidate) => candidate.printer === printer && candidate.jobId === jobId)
      if (!job) return 'missing'
      if (!job.cancelWorks) {
        job.deleting = true
        return 'marked'
      }
      printing.jobs.splice(printing.jobs.indexOf(job), 1)
      return 'gone'
    },
    takeAllJobs: () => printing.jobs.splice(0),
    putBackAt: (place, job) => {
      printing.jobs.splice(place, 0, job)
    },
    putBack: (jobs) => {
      printing.jobs.unshift(...jobs)
    },
    resume: (name) => resume(printing.printers[name]),
    setDefault: (name) => {
      if (!printing.defaultWritable) return invalidPrinterName
      for (const [other, printer] of Object.entries(printing.printers)) printer.isDefault = other === name
      return done
    },
    endsService: () =>
      printing.jobs.some((job) => job.spoolFileDamaged) ||
      Object.values(printing.printers).some((printer) => printer.driverFaulty),
    serviceStarted: () => {
      for (const printer of Object.values(printing.printers)) {
        if (printer.offlineStale) Object.assign(printer, { offlineStale: false, errorState: noError })
        if (printer.portHangs) Object.assign(printer, { portHangs: false, paused: false })
      }
    },
  }
}

function resume(printer: PrinterState | undefined): number {
  if (!printer?.paused) return done
  if (!printer.mayResume) return accessDenied
  if (printer.portHangs) return portBusy
  printer.paused = false
  return done
}

export const printingPart = definePart({ healthy: initialPrinting, create: createPrinting })
