import * as z from 'zod'

import type { NodeStepContext, NodeStepRun } from '../../../contract/node-step.ts'

const maxPrinters = 10
const timeoutMs = 2_000
/** The port that most network printers listen on. */
const rawPrintPort = 9100

const printersSchema = z.array(z.looseObject({ portHost: z.string().nullish(), portNumber: z.int().nullish() }))

type ListedPrinter = z.output<typeof printersSchema>[number]

/** Adds to each printer whether its network port takes a connection; null = it has none, or is one too many to ask. */
export const reachPrinters: NodeStepRun = async ({ state, ports, signal }) => {
  const listed = printersSchema.safeParse(state.s['run']?.['printers'])
  if (!listed.success) return { printers: null }
  const asked = listed.data.filter(hasHost).slice(0, maxPrinters)
  const printers = listed.data.map(async (printer) => ({
    ...printer,
    reachable: asked.includes(printer) ? await answers(printer, { ports, signal }) : null,
  }))
  return { printers: await Promise.all(printers) }
}

function hasHost(printer: ListedPrinter): boolean {
  return typeof printer.portHost === 'string' && printer.portHost !== ''
}

async function answers(
  printer: ListedPrinter,
  { ports, signal }: Pick<NodeStepContext, 'ports' | 'signal'>,
): Promise<boolean | null> {
  // Windows lists 0 where the port keeps no number.
  const port = printer.portNumber === 0 ? rawPrintPort : (printer.portNumber ?? rawPrintPort)
  const time = await ports.network.connect(printer.portHost ?? '', port, { timeoutMs, signal })
  return time === 'not_tried' ? null : time !== null
}
