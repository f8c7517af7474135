import type { KeysView } from '../../shared/ipc/setting-view.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { PcView, SettingsView } from '../../shared/ipc/views.ts'

const blocked = {
  code: 'mode_blocks_tool',
  number: 'DM-MODE-1',
  why: 'Deskmedic is in offline mode and this check needs the internet.',
  next: 'Switch the network mode.',
} as const

const noRuntime = {
  code: 'runtime_missing',
  number: 'DM-TOOL-4',
  why: 'This needs Python 3.10, which was not found on this computer.',
  next: 'Ask your administrator to install what is missing.',
} as const

const categoryCounts = [
  ['network', 'Network', 18, 18],
  ['disk_storage', 'Disks and storage', 10, 10],
  ['system', 'System', 9, 8],
  ['office_browser', 'Office and browser', 9, 8],
  ['updates', 'Updates', 5, 4],
] as const
const networkCounts = [
  ['local', 'This PC only', 111, 106],
  ['internal', 'Company network', 11, 11],
  ['external_api', 'Internet', 4, 0],
  ['external_download', 'Downloads', 3, 3],
] as const

export const examplePc: PcView = {
  target: { kind: 'simulated', computerName: 'PRACTICE-PC', system: 'Windows 11 Pro' },
  mode: { value: 'internal', source: 'file', lockedBy: null },
  adminContact: null,
  admin: {
    enabled: false,
    possible: true,
    explanation: 'A step that needs these rights asks Windows each time.',
    endsAt: null,
    scope: null,
    lockedBy: null,
  },
  planner: { kind: 'built_in' },
  bytesSent: 0,
  bytesSentByTool: [],
  tools: {
    total: 129,
    available: 120,
    byCategory: categoryCounts.map(([category, title, total, available]) => ({
      category,
      title,
      count: { total, available },
    })),
    byNetwork: networkCounts.map(([network, title, total, available]) => ({
      network,
      title,
      count: { total, available },
    })),
    disabled: [
      { tool: 'look_up_address', title: 'Look up an address', reason: blocked, alternatives: ['Network connection'] },
      { tool: 'ask_service', title: 'State of a public service', reason: blocked, alternatives: [] },
      { tool: 'run_script', title: 'Run a script', reason: noRuntime, alternatives: [] },
    ],
  },
  runtimes: [
    { runtime: 'powershell5.1', name: 'Windows PowerShell 5.1', found: true, version: '5.1.26100' },
    { runtime: 'git', name: 'Git', found: true, version: '2.47.1' },
    { runtime: 'python3', name: 'Python 3', found: true, version: null },
    { runtime: 'node', name: 'Node.js', found: false, version: null },
  ],
  folders: { visited: 1_240, remembered: 1_116 },
  runs: { calls: 12, succeeded: 11, medianMs: 420 },
}

/** The same PC where the organisation has decided. */
export const managedPc: PcView = {
  ...examplePc,
  mode: {
    value: 'internal',
    source: 'policy',
    lockedBy: { source: 'policy', contact: 'IT Service Desk, 4400', policy: { place: 'machine', name: 'NetworkMode' } },
  },
  adminContact: 'IT Service Desk, 4400',
  admin: {
    enabled: false,
    possible: false,
    explanation: 'Your organization doesn’t allow Deskmedic to keep administrator rights.',
    endsAt: null,
    scope: null,
    lockedBy: {
      source: 'policy',
      contact: 'IT Service Desk, 4400',
      policy: { place: 'machine', name: 'AllowAdminMode' },
    },
  },
}

const unset = { value: '', source: 'default', lockedBy: null } as const
const noEntries = { value: [], source: 'default', lockedBy: null, fixed: [], fixedBy: null } as const

const exampleNetwork: SettingsView['network'] = {
  lists: {
    allowDomains: { ...noEntries, value: ['example.com', '.corp.example'], source: 'file' },
    denyDomains: {
      ...noEntries,
      fixed: ['blocked.example'],
      fixedBy: {
        source: 'policy',
        contact: 'IT Service Desk, 4400',
        policy: { place: 'file', name: 'BlockedDomains' },
      },
    },
    internalHosts: noEntries,
    workspaces: noEntries,
    webhooks: { ...noEntries, value: [{ name: 'it', url: 'https://hooks.example/…' }], source: 'file' },
  },
  texts: { proxy: { ...unset, value: 'http://proxy.corp:8080', source: 'file' }, caFile: unset, searxngUrl: unset },
}

export const exampleKeys: KeysView = {
  kept: true,
  places: { tavily: 'stored', serper: 'none', bing: 'environment' },
}

export const exampleSettings: SettingsView = {
  sections: {
    general: ['language', 'theme', 'textSize', 'weeklyCheckUp', 'keepBesideClock', 'startWithSystem'],
    notifications: ['notifyRepairs', 'notifyWebhook'],
    privacy: ['historyRetentionDays', 'auditRetentionDays'],
    repairs: [],
    models: [],
    workspaces: ['workspaces'],
    network: [
      'mode',
      'externalAccess',
      'allowDomains',
      'denyDomains',
      'internalHosts',
      'proxy',
      'caFile',
      'searchProvider',
      'searxngUrl',
      'webhooks',
    ],
    advanced: ['target'],
  },
  language: { value: 'auto', source: 'default', lockedBy: null },
  textSize: { value: '100', source: 'default', lockedBy: null },
  theme: { value: 'system', source: 'default', lockedBy: null },
  externalAccess: { value: 'off', source: 'default', lockedBy: null },
  searchProvider: { value: 'auto', source: 'default', lockedBy: null },
  keepBesideClock: { value: 'off', source: 'default', lockedBy: null },
  startWithSystem: { value: 'off', source: 'default', lockedBy: null },
  notifyRepairs: { value: 'on', source: 'default', lockedBy: null },
  weeklyCheckUp: { value: 'off', source: 'default', lockedBy: null },
  notifyWebhook: { value: '', source: 'default', lockedBy: null },
  historyRetentionDays: { value: '90', source: 'default', lockedBy: null },
  auditRetentionDays: { value: '3650', source: 'default', lockedBy: null },
  network: exampleNetwork,
  warnings: [],
  unconfirmed: false,
  mode: { value: 'internal', source: 'file', lockedBy: null },
  target: { value: 'simulated', source: 'environment', lockedBy: null },
  grants: [
    { id: 'g1', title: 'Clear the name cache', scope: 'session', expiresAt: null },
    { id: 'g2', title: 'Cancel one print job', scope: 'until', expiresAt: Date.UTC(2027, 0, 31) },
  ],
}

export const managedSettings: SettingsView = {
  ...exampleSettings,
  mode: managedPc.mode,
  language: {
    value: 'en',
    source: 'policy',
    lockedBy: { source: 'policy', contact: null, policy: { place: 'machine', name: 'Language' } },
  },
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

const printing = { category: 'printers', categoryTitle: 'Printers' } as const
const repair = { kind: 'remediation', risk: 'caution', minRole: 'human_agent' } as const

export const exampleTools: readonly ToolRow[] = [
  {
    ...row,
    name: 'look_at_network',
    title: 'Network connection',
    purpose: 'Whether the PC reaches router and internet.',
  },
  {
    ...row,
    name: 'look_up_address',
    title: 'Look up an address',
    purpose: 'Asks a public service.',
    network: 'external_api',
    reason: blocked,
    alternatives: [{ name: 'look_at_network', title: 'Network connection' }],
  },
  {
    ...row,
    ...repair,
    name: 'reset_network',
    title: 'Reset the network settings of Windows',
    purpose: 'The network settings of Windows go back to their defaults.',
    risk: 'elevated',
    needsAdmin: true,
    needsIdle: true,
  },
  { ...row, ...printing, name: 'look_at_printers', title: 'Printers', purpose: 'Installed printers and their state.' },
  { ...row, ...printing, name: 'look_at_queue', title: 'Print jobs', purpose: 'Jobs that wait or are stuck.' },
  {
    ...row,
    ...printing,
    ...repair,
    name: 'clear_the_queue',
    title: 'Clear the print queue',
    purpose: 'Moves stuck jobs aside and restarts the print service.',
    needsAdmin: true,
  },
  {
    ...row,
    category: 'files',
    categoryTitle: 'Files',
    name: 'run_script',
    title: 'Run a script',
    purpose: 'Runs a script of a workspace.',
    reason: noRuntime,
  },
]
