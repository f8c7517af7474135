import type { CallView, ChatEntry, ChatSummary, FindingView, PlanStepView } from '../../shared/ipc/views.ts'
import { emptyPicture, examplePictures } from './example-pictures.ts'

/** Which moment of a chat to show. */
export type ExampleChat = 'empty' | 'checked' | 'running' | 'results' | 'waiting' | 'asks' | 'hostile' | 'long'

const hour = 3_600_000
const now = Date.now()
export const exampleChats: readonly ChatSummary[] = [
  {
    chatId: 'chat1',
    title: 'Printer does not print',
    updatedAt: now,
    verdict: 'problem',
    story: { outcome: 'open', found: 'Budget.xlsx is stuck.', done: [], undoable: [] },
  },
  {
    chatId: 'chat2',
    title: 'Wi-Fi keeps dropping',
    updatedAt: now - 26 * hour,
    verdict: 'healthy',
    story: { outcome: 'fixed', found: 'The signal was weak.', done: ['Reconnect to Office'], undoable: [] },
  },
  {
    chatId: 'chat3',
    title: 'Outlook is slow',
    updatedAt: now - 5 * 24 * hour,
    verdict: 'unknown',
    story: { outcome: 'open', found: null, done: [], undoable: [] },
  },
]

function call(tool: string, title: string, changes: Partial<Omit<CallView, 'idleReason' | 'opensAt'>> = {}): CallView {
  return {
    callId: tool.replaceAll('_', ''),
    tool,
    title,
    args: [],
    changes: false,
    state: 'succeeded',
    verdict: 'healthy',
    phase: null,
    phases: [],
    since: null,
    startedAt: now - 14_600,
    endedAt: now - 13_300,
    lastLine: null,
    duration: null,
    idleReason: null,
    quiet: null,
    mayRunNow: true,
    allowedBy: 'not_required',
    error: null,
    resultSize: 900,
    hasFiles: false,
    pii: false,
    ...changes,
  }
}

const timedOut = {
  code: 'timed_out',
  number: 'DM-RUN-1',
  why: 'Company policies did not finish within 60 s. It was stopped.',
  next: 'Try with more time, or skip it.',
} as const

const calls: readonly CallView[] = [
  call('look_at_printers', 'Printers'),
  call('look_at_queue', 'Print jobs', { verdict: 'problem', pii: true }),
  call('look_at_services', 'Windows services', {
    args: [{ name: 'names', label: 'Services', value: '["Spooler"]', plain: true }],
  }),
  call('look_at_events', 'Errors of the last hours', {
    args: [{ name: 'hours', label: 'Hours', value: '24', plain: true }],
  }),
  call('look_at_policies', 'Company policies', {
    state: 'timed_out',
    verdict: null,
    error: timedOut,
    resultSize: null,
  }),
]

const findings: readonly FindingView[] = [
  {
    place: 'cause',
    tool: 'look_at_queue',
    id: 'job_stuck',
    severity: 'problem',
    text: 'A print job is stuck and holds up the others.',
    source: 'Print jobs',
    evidenceText: 'Floor 2 Color, job 12 “Report.pdf”: deleting for 55 minutes, 0 of 3 pages printed.',
    evidence: [{ path: 'jobs[].ageMin', unit: 'minutes', value: 55 }],
    pictures: Object.values(examplePictures),
    advice: null,
  },
  {
    place: 'consequence',
    tool: 'look_at_events',
    id: 'service_stopped',
    severity: 'warning',
    text: 'A Windows service stopped or did not start.',
    source: 'Errors of the last hours',
    evidenceText: 'System log: Print Spooler ended unexpectedly 3 times between 07:58 and 08:41.',
    evidence: [{ path: 'events[].id', unit: null, value: 7031 }],
    pictures: [],
    advice: { text: 'If it happens again, ask for a newer printer driver.', act: null },
  },
]

type Kind<Name extends ChatEntry['kind']> = Extract<ChatEntry, { readonly kind: Name }>
type ChecksItem = Kind<'checks'>

function checks(changes: Partial<ChecksItem> = {}): ChecksItem {
  return {
    kind: 'checks',
    id: 'e2',
    at: now - 15_000,
    running: false,
    outcome: 'run',
    ...{ firstAid: null, note: null, checkUp: null },
    headline: { tone: 'cause', text: 'A print job is stuck and holds up the others.', detail: null },
    calls,
    skipped: [{ title: 'Look up an address', reason: { ...timedOut, code: 'mode_blocks_tool', number: 'DM-MODE-1' } }],
    findings,
    questions: [],
    withheld: [],
    durationMs: 14_600,
    leftMinutes: null,
    toWatch: false,
    ...changes,
  }
}

function step(digit: string, title: string, changes: Partial<PlanStepView> = {}): PlanStepView {
  return {
    digest: digit.repeat(64),
    tool: 'some_repair',
    title,
    what: 'All waiting print jobs are set aside and the print service restarts.',
    risk: 'caution',
    ...{ needsAdmin: false, needsIdle: false },
    lose: 'The waiting printouts.',
    duration: 'Less than one minute',
    undo: 'Undo: jobs are kept for 7 days',
    because: 'A print job is stuck and holds up the others.',
    finding: { tool: 'look_at_queue', id: 'job_stuck' },
    args: [],
    preview: null,
    list: null,
    changes: [],
    ticked: true,
    reason: null,
    ...changes,
  }
}

const plan: Kind<'plan'> = {
  kind: 'plan',
  id: 'e3',
  at: now,
  state: 'open',
  steps: [
    step('a', 'Cancel one print job', {
      args: [{ name: 'jobId', label: 'Job', value: '12', plain: false }],
      undo: 'This can’t be undone.',
    }),
    step('b', 'Clear the print queue', { needsAdmin: true, preview: '3 waiting jobs → 0' }),
    step('c', 'Restart the PC', { risk: 'elevated', needsIdle: true, ticked: false, undo: 'This can’t be undone.' }),
  ],
  withheld: [],
  waitsForAnswer: false,
  deferrals: 0,
}

const result = {
  ...{ callId: 'x1', notes: [], error: null, undoUntil: null, changes: [], diffs: [], pictures: null },
  ...{ withoutUndo: 'Can’t be undone', undone: false, cleared: null, isBack: false, again: null },
} as const
const results: ChatEntry = {
  kind: 'fixes',
  id: 'e4',
  at: now,
  calls: [],
  results: [
    {
      ...result,
      title: 'Cancel one print job',
      verdict: 'not_fixed',
      reason: 'finding_remains',
      reasonText: 'The problem is still there.',
    },
    {
      ...result,
      callId: 'x2',
      title: 'Clear the print queue',
      verdict: 'fixed',
      reason: 'finding_gone',
      reasonText: 'Checked again, no longer found: “The print job Budget.xlsx is stuck and holds up the others”.',
      undoUntil: now + 160 * hour,
      pictures: { before: examplePictures.tiles, after: emptyPicture, beforeAt: now - 9_000, afterAt: now },
    },
    {
      ...result,
      callId: 'x3',
      title: 'Set the default printer',
      verdict: 'cannot_tell',
      reason: 'after_unreadable',
      reasonText: 'The state after could not be read.',
      undoUntil: now + 160 * hour,
    },
  ],
  works: 'asked',
}

const complaint: Kind<'complaint'> = {
  kind: 'complaint',
  isTyped: true,
  isCorrected: false,
  id: 'e1',
  at: now - 16_000,
  text: 'The printer does not print anything since this morning',
}
const moving = { state: 'running', verdict: null, endedAt: null, resultSize: null } as const
const running = [
  ...calls.slice(0, 4),
  call('look_at_policies', 'Company policies', { ...moving, lastLine: 'gpresult.exe /scope:user /x gp.xml /f' }),
]
const waiting = { verdict: null, startedAt: null, endedAt: null, resultSize: null } as const
const waitsForQuiet = { ...waiting, state: 'awaiting_idle' } as const
const waitingFixes: ChatEntry = {
  kind: 'fixes',
  id: 'e4',
  at: now,
  works: null,
  calls: [
    {
      ...call('reset_network', 'Reset the network settings of Windows', waitsForQuiet),
      idleReason: 'in_use',
      opensAt: null,
    },
    call('repair_files', 'Check and repair system files', { ...waiting, state: 'awaiting_confirmation' }),
  ],
  results: [],
}
const asks = checks({
  calls: [],
  findings: [],
  skipped: [],
  outcome: 'ask',
  durationMs: null,
  questions: [
    { kind: 'area', label: 'Printing', tools: ['look_at_queue'] },
    { kind: 'area', label: 'Network', tools: ['look_at_network'] },
    {
      kind: 'slot',
      slot: 'host_name',
      label: 'Which website or computer can’t you reach? For example, intranet.contoso.com',
    },
    {
      kind: 'choice',
      tool: 'x',
      label: 'Which printer?',
      choices: [{ digest: 'd'.repeat(64), label: 'Floor 2 Color' }],
    },
  ],
})
const hostileText = '<img src=x onerror=alert(1)> \u202Egnp.exe\u202C **bold** [link](https://example.org) \u0007\u200B'
const hostile = checks({
  findings: findings.map((finding) => ({ ...finding, text: hostileText, evidenceText: hostileText.repeat(3) })),
})

export function exampleEntries(start: ExampleChat): readonly ChatEntry[] {
  switch (start) {
    case 'empty':
      return []
    case 'checked':
      return [complaint, checks(), plan]
    case 'running':
      return [complaint, checks({ calls: running, running: true, durationMs: null, skipped: [] })]
    case 'results':
      return [complaint, checks(), { ...plan, state: 'done' }, results]
    case 'waiting':
      return [complaint, checks(), { ...plan, state: 'running' }, waitingFixes]
    case 'asks':
      return [complaint, asks]
    case 'hostile':
      return [{ ...complaint, text: hostileText }, hostile, plan]
    case 'long':
      return longChat()
  }
}

function longChat(): readonly ChatEntry[] {
  return Array.from({ length: 1_000 }, (_, index): readonly ChatEntry[] => [
    { ...complaint, id: `l${String(index)}`, text: `Complaint number ${String(index)}` },
    checks({ id: `k${String(index)}` }),
  ]).flat()
}
