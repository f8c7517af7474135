import type { ConfirmBridge, ConfirmationAnswerView, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'

export type MockConfirmBridge = ConfirmBridge & { readonly answers: readonly ConfirmationAnswerView[] }

/** A bridge of the confirmation window without Electron: it gives one question and keeps the answers. */
export function createMockConfirmBridge(
  request: ConfirmationView | null,
  accepts: (answer: ConfirmationAnswerView) => boolean = () => true,
): MockConfirmBridge {
  const answers: ConfirmationAnswerView[] = []
  return {
    answers,
    getRequest: () => Promise.resolve(request),
    fit: () => Promise.resolve(),
    answer: (answer) => {
      if (!accepts(answer)) return Promise.reject(new Error('not accepted'))
      answers.push(answer)
      return Promise.resolve()
    },
  }
}

type Step = ConfirmationView['steps'][number]

const resetSteps: readonly Step[] = [
  {
    title: 'Reset the network settings of Windows',
    what: 'The network settings of Windows go back to their defaults. A restart follows.',
    lose: 'Fixed addresses and special network settings. VPN programs may have to be repaired.',
    undo: 'The old settings are saved first and can be loaded again by a technician.',
    duration: '2 minutes and a restart.',
    risk: 'elevated',
    needsAdmin: true,
    needsIdle: true,
    tool: 'tool_one',
    args: [],
    command: null,
    undoes: null,
    stored: [],
    list: null,
    changes: [],
    diffs: [],
    file: null,
  },
]

const planSteps: readonly Step[] = [
  {
    title: 'Clear the name cache',
    what: 'The list of remembered internet addresses is cleared.',
    lose: 'Nothing.',
    undo: 'Not needed.',
    duration: 'A second.',
    risk: 'caution',
    needsAdmin: false,
    needsIdle: false,
    tool: 'tool_two',
    args: [],
    command: null,
    undoes: null,
    stored: [],
    list: null,
    changes: [],
    diffs: [],
    file: null,
  },
  {
    title: 'Restart a network adapter',
    what: 'The network adapter is switched off and on.',
    lose: 'All network connections stop for a moment: calls, downloads, VPN.',
    undo: 'The adapter is switched on again automatically.',
    duration: 'About 15 seconds.',
    risk: 'caution',
    needsAdmin: true,
    needsIdle: false,
    tool: 'tool_three',
    args: [{ name: 'name', label: 'Adapter', value: 'Wi-Fi', plain: false, free: false }],
    command: null,
    undoes: null,
    stored: [],
    list: null,
    changes: [],
    diffs: [],
    file: null,
  },
]

const hostileValue = 'C:\\Users\\ann\\\u202Etxt.exe\u2066\u200B\u00A0\tend\nnext'

const base: Omit<ConfirmationView, 'steps'> = {
  requestId: 'r1',
  digest: 'a'.repeat(64),
  locale: 'en',
  theme: 'light',
  kind: 'fix',
  target: 'This PC (DESKTOP-7Q2M)',
  simulated: false,
  inUse: false,
  mayRemember: false,
  rememberUntil: { week: Date.UTC(2026, 0, 12, 12), month: Date.UTC(2026, 1, 4, 12) },
  mayRememberForGood: true,
}

/** Questions as main would send them; the tools are made up. */
export const sampleQuestions = {
  elevated: { ...base, steps: resetSteps, inUse: true },
  plan: { ...base, steps: planSteps, mayRemember: true, simulated: true, inUse: true },
  undo: {
    ...base,
    kind: 'undo',
    steps: planSteps.slice(1).map((step) => ({
      ...step,
      title: 'Switch the network adapter Wi-Fi on again',
      what: 'The adapter is enabled again, if it stayed off.',
      lose: 'Nothing.',
      undo: null,
      duration: null,
      undoes: 'Restart the Wi-Fi adapter',
      stored: [{ label: 'name', value: 'Wi-Fi' }],
    })),
  },
  deletion: {
    ...base,
    kind: 'delete',
    steps: planSteps.slice(1).map((step) => ({
      ...step,
      title: 'Delete this chat?',
      what: 'The chat is deleted for good.',
      lose: '1 repair can no longer be undone.',
      undo: null,
      duration: null,
      risk: 'elevated',
      needsAdmin: false,
      list: { items: [{ name: 'Restart a network adapter', size: '' }], more: null },
      args: [{ name: 'chat', label: 'Title', value: 'Printer does not print', plain: true, free: true }],
    })),
  },
  command: {
    ...base,
    steps: resetSteps.map((step) => ({
      ...step,
      title: 'Run the command Get-ChildItem',
      what: 'One command is run exactly as shown below.',
      needsAdmin: false,
      needsIdle: false,
      args: [
        { name: 'command', label: 'Command', value: 'Get-ChildItem C:\\data\nRemove-Item $x', plain: true, free: true },
      ],
      command: {
        classes: [
          { label: 'Only reads', level: 'safe', isCurrent: false },
          { label: 'Changes', level: 'caution', isCurrent: false },
          { label: 'Deletes', level: 'elevated', isCurrent: true },
          { label: 'Sends data', level: 'elevated', isCurrent: false },
        ],
        said: 'It deletes something that can’t be undone.',
        notUnderstood: 'Parts of it don’t say what they do until they run.',
        reasons: [
          { text: 'Deletes files', level: 'elevated', isDoubt: false, line: 'line 2' },
          { text: 'One part only gets its value while it runs', level: 'caution', isDoubt: true, line: 'line 2' },
        ],
      },
    })),
  },
  hostile: {
    ...base,
    steps: planSteps.slice(1).map((step) => ({
      ...step,
      args: [
        { name: 'path', label: 'File', value: hostileValue, plain: true, free: false },
        { name: 'text', label: 'text', value: 'line of text '.repeat(60), plain: true, free: true },
      ],
    })),
  },
} as const satisfies Readonly<Record<string, ConfirmationView>>
