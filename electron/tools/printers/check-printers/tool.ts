import * as z from 'zod'

import { onlyCrashedService, printDriverCrashes } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import type { FixBinding } from '../../../contract/finding-rule.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'
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

/** A print service that a driver of another maker ends again and again does not stay up. */
const restartSpooler: FixBinding = {
  via: ['check_app_crashes', 'check_services'],
  each: 'services',
  where: `it.name == 'Spooler' && !${printDriverCrashes('check_app_crashes.crashes')}`,
  args: { name: 'it.name' },
}

/** Installed printers with state, default printer, port and whether the printer answers. States are numbers. Many drivers report nothing: errorState 0 or 2 does not prove that the printer is fine. */
export const tool = defineTool({
  name: 'check_printers',
  version: 1,
  category: 'printers',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 900,
  timeoutMs: 60_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      spooler: z.string().nullable(),
      windowsPicksDefault: z.boolean(),
      waitingJobs: z.int().describe('count').nullable(),
      printers: z.array(
        z.object({
          name: z.string(),
          isDefault: z.boolean(),
          workOffline: z.boolean(),
          status: z.int().describe('3 idle, 4 printing, 5 warming up, 7 offline'),
          paused: z.boolean(),
          errorState: z
            .int()
            .describe(
              '0 unknown, 2 none, 3 low paper, 4 no paper, 5 low toner, 6 no toner, 7 door open, 8 jam, 9 offline, 10 service, 11 tray full',
            ),
          port: z.string(),
          portHost: z.string().nullable(),
          portNumber: z.int().nullable(),
          driver: z.string(),
          network: z.boolean(),
          reachable: z.boolean().nullable(),
        }),
      ),
    }),
  steps: [powershell(run), { id: 'reach', via: 'node', outputs: ['printers'], run: reachPrinters }],
  unknownWhen: 'spooler == null',
  findings: [
    {
      id: 'spooler_stopped',
      severity: 'problem',
      explains: [
        'check_print_queue/spooler_stopped',
        'check_printers/none',
        'check_printers/no_default',
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['Spooler']) },
        {
          finding: 'check_app_crashes/keeps_crashing',
          when: "!any(check_app_crashes.crashes, it.count >= 3 && lower(it.app) != 'spoolsv.exe')",
        },
      ],
      when: "spooler != 'Running'",
      suggests: ['restart_whitelisted_service', 'clear_print_queue'],
      bind: { restart_whitelisted_service: restartSpooler },
      followUpChecks: ['check_services'],
    },
    {
      id: 'default_offline',
      severity: 'problem',
      passing: true,
      act: { opens: 'printers' },
      explains: ['check_print_queue/waiting_long', 'check_print_queue/needs_user'],
      when: 'any(printers, it.isDefault == true && (it.workOffline == true || it.errorState == 9))',
      // A printer that is switched off while nobody prints. One that answers although Windows calls it offline is no such case.
      milderWhen: [
        {
          when: 'waitingJobs == 0 && !any(printers, it.isDefault == true && (it.workOffline == true || it.reachable == true))',
          severity: 'info',
        },
      ],
      culprits: { each: 'printers', where: 'it.isDefault == true', name: 'it.name' },
      suggests: ['restart_whitelisted_service'],
      bind: {
        // "Use printer offline" is a tick that a person set: it survives every restart. One that is off needs its switch.
        restart_whitelisted_service: {
          each: 'printers',
          where:
            'it.isDefault == true && it.errorState == 9 && it.workOffline == false && (it.reachable == null || it.reachable == true)',
          args: { name: "'Spooler'" },
        },
      },
      followUpChecks: ['ping_host'],
    },
    {
      id: 'default_unreachable',
      severity: 'problem',
      explains: ['check_print_queue/waiting_long', 'check_print_queue/needs_user'],
      when: 'any(printers, it.isDefault == true && it.reachable == false)',
      milderWhen: [{ when: 'waitingJobs == 0', severity: 'info' }],
      culprits: { each: 'printers', where: 'it.isDefault == true', name: 'it.name' },
      followUpChecks: ['ping_host', 'check_vpn_status'],
    },
    {
      id: 'paused',
      severity: 'problem',
      explains: ['check_print_queue/waiting_long', 'check_print_queue/needs_user'],
      when: 'any(printers, it.paused == true)',
      culprits: { each: 'printers', where: 'it.paused == true', name: 'it.name' },
      suggests: ['resume_printer', 'restart_whitelisted_service'],
      bind: {
        resume_printer: {
          each: 'printers',
          where: 'it.paused == true',
          best: 'count(printers, it.name == el.name && it.isDefault == true)',
          args: { name: 'it.name' },
        },
        restart_whitelisted_service: { args: { name: "'Spooler'" } },
      },
    },
    {
      id: 'paper',
      severity: 'warning',
      explains: ['check_print_queue/waiting_long', 'check_print_queue/needs_user'],
      when: 'any(printers, it.errorState in [3,4,11])',
      culprits: { each: 'printers', where: 'it.errorState in [3,4,11]', name: 'it.name' },
    },
    {
      id: 'toner',
      severity: 'warning',
      when: 'any(printers, it.errorState in [5,6])',
      culprits: { each: 'printers', where: 'it.errorState in [5,6]', name: 'it.name' },
    },
    {
      id: 'jam',
      severity: 'problem',
      explains: ['check_print_queue/waiting_long', 'check_print_queue/needs_user'],
      when: 'any(printers, it.errorState in [7,8,10])',
      culprits: { each: 'printers', where: 'it.errorState in [7,8,10]', name: 'it.name' },
    },
    {
      id: 'no_default',
      severity: 'warning',
      act: { opens: 'printers' },
      when: 'count(printers) > 0 && !any(printers, it.isDefault == true)',
      suggests: ['set_default_printer'],
      bind: {
        set_default_printer: {
          each: 'printers',
          best: 'count(printers, it.name == el.name && (it.portHost != null || it.network == true))',
          limit: 20,
          ask: true,
          askWhat: {
            en: 'Which printer should be the default one?',
            ko: '어떤 프린터를 기본으로 사용할까요?',
            zh: '要将哪台打印机设为默认？',
          },
          args: { name: 'it.name' },
        },
      },
    },
    {
      id: 'default_changes',
      severity: 'info',
      asCause: 'possible',
      when: 'windowsPicksDefault == true && count(printers) > 1',
      suggests: ['set_default_printer'],
      bind: {
        set_default_printer: {
          each: 'printers',
          best: 'count(printers, it.name == el.name && (it.portHost != null || it.network == true))',
          limit: 20,
          ask: true,
          askWhat: {
            en: 'Which printer should be the default one?',
            ko: '어떤 프린터를 기본으로 사용할까요?',
            zh: '要将哪台打印机设为默认？',
          },
          args: { name: 'it.name', keep: 'true' },
        },
      },
    },
    {
      id: 'none',
      severity: 'warning',
      act: { opens: 'printers' },
      when: "spooler == 'Running' && count(printers) == 0",
    },
  ],
  compare: [
    { id: 'printers', each: 'printers', key: ['it.name'], label: 'it.name', value: 'it.driver' },
    {
      id: 'default',
      each: 'printers',
      where: 'it.isDefault == true',
      key: ["'default'"],
      label: 'it.name',
      value: 'it.name',
    },
  ],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'service', word: 'service', ok: "spooler == 'Running'", broken: 'stopped' },
        {
          sign: 'printer',
          word: 'defaultPrinter',
          ok: 'any(printers, it.isDefault == true) && !any(printers, it.isDefault == true && (it.workOffline == true || it.paused == true || (it.reachable != null && it.reachable == false) || it.errorState in [4,6,7,8,9,10]))',
        },
      ],
    },
    {
      kind: 'tiles',
      each: 'printers',
      label: 'it.name',
      states: [
        { when: 'it.paused == true', word: 'paused' },
        { when: 'it.workOffline == true || it.errorState == 9', word: 'offline' },
        { when: 'it.reachable != null && it.reachable == false', word: 'noAnswer' },
        { when: 'it.errorState in [3,4]', word: 'paper' },
        { when: 'it.errorState in [5,6]', word: 'toner' },
        { when: 'it.errorState in [7,8,10,11]', word: 'jam' },
        { when: 'it.paused == false', word: 'works', role: 'ok' },
      ],
      nothing: 'noPrinter',
    },
  ],
  plannerHints: { components: ['printer', 'print-queue'], symptoms: ['offline', 'missing', 'no-output', 'grey'] },
  texts,
})
