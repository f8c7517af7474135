import type { PcView, SettingsView, ToolRow } from '../../shared/ipc/views.ts'

const blocked = {
  code: 'mode_blocks_tool',
  number: 'DM-MODE-1',
  why: 'Deskmedic is in offline mode and this check needs the internet.',
  next: 'Switch the network mode.',
} as const

export const examplePc: PcView = {
  target: { kind: 'simulated', computerName: 'PRACTICE-PC', system: 'Windows 11 Pro' },
  mode: { value: 'internal', source: 'settings', lockedBy: null },
  admin: { enabled: false, possible: true, explanation: 'A step that needs these rights asks Windows each time.' },
  planner: { kind: 'built_in' },
  bytesSent: 0,
  tools: {
    total: 129,
    available: 120,
    byCategory: [{ category: 'network', title: 'Network', count: { total: 18, available: 18 } }],
    byNetwork: [{ network: 'local', title: 'This PC only', count: { total: 111, available: 106 } }],
    disabled: [{ tool: 'look_up_address', title: 'Look up an address', reason: blocked, alternatives: [] }],
  },
  places: [{ place: 'agent', calls: 12, succeeded: 11, medianMs: 420 }],
}

export const exampleSettings: SettingsView = {
  language: { value: 'auto', source: 'default', lockedBy: null },
  theme: { value: 'system', source: 'default', lockedBy: null },
  mode: { value: 'internal', source: 'settings', lockedBy: null },
  target: { value: 'auto', source: 'default', lockedBy: null },
  grants: [],
}

const row: Omit<ToolRow, 'name' | 'title' | 'purpose'> = {
  category: 'network',
  categoryTitle: 'Network',
  kind: 'diagnostic',
  risk: 'safe',
  minRole: 'ai_agent',
  network: 'local',
  needsAdmin: false,
  needsIdle: false,
  reason: null,
  alternatives: [],
}

export const exampleTools: readonly ToolRow[] = [
  {
    ...row,
    name: 'look_at_network',
    title: 'Network connection',
    purpose: 'Whether the PC reaches router and internet.',
  },
  { ...row, name: 'look_at_queue', title: 'Print jobs', purpose: 'Jobs that wait or are stuck.' },
  { ...row, name: 'look_up_address', title: 'Look up an address', purpose: 'Asks a public service.', reason: blocked },
]
