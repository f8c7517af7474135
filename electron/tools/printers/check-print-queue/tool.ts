import * as z from 'zod'

import { onlyCrashedService, printDriverCrashes } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import type { FixBinding } from '../../../contract/finding-rule.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** A print service that a driver of another maker ends again and again does not stay up. */
const restartSpooler: FixBinding = {
  via: ['check_app_crashes', 'check_services'],
  each: 'services',
  where: `it.name == 'Spooler' && !${printDriverCrashes('check_app_crashes.crashes')}`,
  args: { name: 'it.name' },
}

/** Jobs of the same printer that would print if this one did not hold them up. */
const waitsBehind =
  'it.printer == el.printer && it.jobId != el.jobId && it.error == false && it.deleting == false && it.paused == false'
// Windows calls those blocked that stand behind a failed one.
const behindFailed = `count(jobs, ${waitsBehind})`
const behindBlocked = `count(jobs, ${waitsBehind} && it.blocked == false)`

const isFailed = 'it.error == true || (it.deleting == true && it.ageMin > 3)'
const isBehind = `any(jobs, it.printer == el.printer && it.jobId != el.jobId && (${isFailed}))`
/** What is blocked behind a failed job waits for that one and holds up nobody. */
const holdsUp = `(${isFailed} || (it.blocked == true && !${isBehind}))`

/** Waiting and stuck print jobs. Document titles and owners are personal data: shown locally, masked for cloud models. */
export const tool = defineTool({
  name: 'check_print_queue',
  version: 1,
  category: 'printers',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 500,
  timeoutMs: 25000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      spooler: z.string().nullable(),
      jobs: z
        .array(
          z.object({
            printer: z.string(),
            jobId: z.int(),
            document: z.string(),
            owner: z.string().nullable(),
            paused: z.boolean(),
            error: z.boolean(),
            deleting: z.boolean(),
            offline: z.boolean(),
            blocked: z.boolean(),
            needsUser: z.boolean(),
            totalPages: z.int().describe('pages'),
            pagesPrinted: z.int().describe('pages'),
            bytes: z.int().describe('B'),
            submittedUtc: z.iso.datetime().nullable(),
            ageMin: z.int().describe('min').nullable(),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'jobs == null || spooler == null',
  findings: [
    {
      id: 'spooler_stopped',
      severity: 'problem',
      explains: [{ finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['Spooler']) }],
      when: "spooler != 'Running'",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: restartSpooler },
    },
    {
      id: 'stuck',
      severity: 'problem',
      explains: ['check_print_queue/waiting_long'],
      when: 'any(jobs, it.error == true || it.blocked == true || (it.deleting == true && it.ageMin > 3))',
      culprits: {
        each: 'jobs',
        where: holdsUp,
        best: 'it.ageMin',
        name: 'it.document',
      },
      figure: 'it.ageMin',
      suggests: ['cancel_print_job', 'clear_print_queue'],
      bind: {
        cancel_print_job: {
          each: 'jobs',
          // A job that is being deleted already takes no second order to go.
          where: `${holdsUp} && it.deleting == false`,
          best: 'it.ageMin',
          args: { printer: 'it.printer', jobId: 'it.jobId' },
        },
      },
      followUpChecks: ['check_printers'],
    },
    {
      id: 'waiting_long',
      severity: 'warning',
      when: 'any(jobs, it.ageMin > 20 && it.error == false)',
      culprits: { each: 'jobs', where: 'it.ageMin > 20 && it.error == false', best: 'it.ageMin', name: 'it.document' },
      suggests: ['cancel_print_job'],
      bind: {
        cancel_print_job: {
          via: 'check_printers',
          each: 'check_print_queue.jobs',
          // Jobs of a printer that takes none wait for the printer: taking one away loses a document and helps nobody.
          where:
            'it.ageMin > 20 && it.error == false && it.deleting == false && !any(check_printers.printers, it.name == el.printer && (it.workOffline == true || it.paused == true || it.reachable == false || it.errorState in [3,4,7,8,9,10,11]))',
          best: 'it.ageMin',
          args: { printer: 'it.printer', jobId: 'it.jobId' },
        },
      },
      followUpChecks: ['check_printers'],
      figure: 'it.ageMin',
    },
    {
      id: 'needs_user',
      severity: 'warning',
      when: 'any(jobs, it.needsUser == true)',
      culprits: { each: 'jobs', where: 'it.needsUser == true', name: 'it.printer' },
    },
    {
      id: 'paused_job',
      severity: 'info',
      asCause: 'sufficient',
      when: 'any(jobs, it.paused == true)',
      culprits: { each: 'jobs', where: 'it.paused == true', best: 'it.ageMin', name: 'it.document' },
      suggests: ['resume_printer'],
      bind: {
        resume_printer: { each: 'jobs', where: 'it.paused == true', best: 'it.ageMin', args: { name: 'it.printer' } },
      },
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'jobs',
      label: 'it.document',
      value: 'it.ageMin',
      states: [
        { when: 'it.error == true', word: 'failed', counts: { value: behindFailed, word: 'behind' } },
        { when: `it.blocked == true && ${isBehind}`, word: 'held' },
        { when: 'it.blocked == true', word: 'stuck', counts: { value: behindBlocked, word: 'behind' } },
        { when: 'it.deleting == true', word: 'deleting' },
        { when: 'it.paused == true', word: 'paused' },
        { when: 'it.needsUser == true', word: 'needsUser' },
        { when: 'it.deleting == false', word: 'waiting' },
      ],
      nothing: 'empty',
    },
  ],
  plannerHints: { components: ['print-queue', 'printer'], symptoms: ['no-output', 'frozen', 'stuck-update'] },
  texts,
})
