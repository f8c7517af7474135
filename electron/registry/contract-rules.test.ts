import { expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Picture } from '../contract/picture.ts'
import { elevatedRepair, readOnly, repair, thisPc, placementOf, internetService } from '../contract/presets.ts'
import { contractFaults, contractRules, type ContractRule } from './contract-rules.ts'

const sentence = { en: 'text', ko: 'text', zh: 'text' }
const notice = { what: sentence, why: sentence, whatYouLose: sentence, duration: sentence, undo: sentence }
const timeoutMs = 10_000

const look: Tool = { ...fakeTool({ name: 'fake_look', result: z.strictObject({ jobs: z.int() }) }), timeoutMs }
const ask: Tool = {
  ...fakeTool({ name: 'fake_ask', args: z.strictObject({ host: z.string() }) }),
  timeoutMs,
  texts: { ...look.texts, arguments: { host: sentence } },
}
const mend: Tool = {
  ...fakeTool({ name: 'fake_mend', kind: 'remediation', access: { ...repair, runsAs: 'user' } }),
  timeoutMs,
  undo: 'none',
  proof: { tool: 'fake_look', after: 0, improvedWhen: 'after.jobs == 0' },
  texts: { ...look.texts, notice },
}
const send: Tool = {
  ...fakeTool({ name: 'fake_send', kind: 'action', access: { ...repair, runsAs: 'any' } }),
  timeoutMs,
  texts: mend.texts,
}
const others = new Map([look, ask, mend].map((tool) => [tool.name, tool]))
const rulesBrokenBy = (tool: Tool): readonly ContractRule[] => [
  ...new Set(contractFaults(tool, (name) => others.get(name) ?? null).map(({ rule }) => rule)),
]
const finding = (parts: object): Pick<Tool, 'findings' | 'texts'> => ({
  findings: [{ id: 'found', severity: 'problem', when: 'jobs > 0', ...parts }],
  texts: { ...look.texts, findings: { found: sentence } },
})
const access = (tool: Tool, parts: Partial<Tool['access']>): Tool => ({ ...tool, access: { ...tool.access, ...parts } })
const freeLine: Tool = {
  ...access(mend, { risk: 'elevated', requiresUserNotice: true }),
  capabilities: ['free_command'],
  commandLine: { argument: 'command', shell: 'cmd' },
  args: () => z.strictObject({ command: z.string().max(4000) }),
  texts: {
    ...mend.texts,
    titleOf: { en: '{command}', ko: '{command}', zh: '{command}' },
    arguments: { command: sentence },
  },
  object: { from: ['command'] },
}
const withoutLine = ({ commandLine: _line, ...tool }: Tool): Tool => tool
const drawn = (picture: Picture): Tool => ({ ...look, picture: [picture] })
const comparing = (parts: object): Tool => ({
  ...look,
  compare: [{ id: 'jobs', value: 'jobs', ...parts }],
  texts: { ...look.texts, compared: { jobs: { changed: sentence } } },
})
const tracking = (parts: object): Tool => ({
  ...look,
  track: [{ id: 'jobs', value: 'jobs', ...parts }],
  texts: { ...look.texts, tracked: { jobs: { name: sentence } } },
})
const outside: Tool['placement'] = { ...placementOf(internetService, []), destinationSource: 'url', untrusted: true }

test('tools that keep the contract break no rule', () => {
  expect([look, ask, mend, send, freeLine].map(rulesBrokenBy)).toEqual([[], [], [], [], []])
})

const broken: readonly (readonly [string, ContractRule, Tool])[] = [
  ['a name of another form', 'name', { ...look, name: 'Look' }],
  ['a second name of another form', 'name', { ...look, aliases: ['x'] }],
  ['a check that changes something', 'rights', access(look, { risk: 'caution' })],
  ['a check that waits for an idle PC', 'rights', access(look, { requiresIdleCheck: true, requiresUserNotice: true })],
  ['a repair that is called safe', 'rights', access(mend, { risk: 'safe' })],
  ['what is hard to undo, without a notice', 'rights', access(mend, { risk: 'elevated', requiresUserNotice: false })],
  ['an action without a notice', 'rights', access(send, { requiresUserNotice: false })],
  ['rights that nobody asks for', 'rights', access(mend, { runsAs: 'elevated' })],
  ['rights for a model without a reason', 'rights', access(mend, { ...elevatedRepair, runsAs: 'elevated' })],
  ['a free command that is only cautious', 'rights', { ...mend, capabilities: ['free_command'] }],
  ['a free command that does not say what it runs', 'rights', withoutLine(freeLine)],
  [
    'a free command whose line is none of its arguments',
    'rights',
    { ...freeLine, commandLine: { argument: 'other', shell: 'cmd' } },
  ],
  ['a line of something that is no free command', 'rights', { ...freeLine, capabilities: [] }],
  ['a general check that needs an answer', 'rights', { ...ask, triage: true }],
  ['a relation to a finding that is nowhere', 'relations', { ...look, ...finding({ explains: ['fake_ask/none'] }) }],
  ['a finding that explains itself', 'relations', { ...look, ...finding({ explains: ['fake_look/found'] }) }],
  [
    'a relation by a field that is nowhere',
    'relations',
    { ...look, ...finding({ explains: [{ finding: 'fake_look/more', when: 'fake_look.none == 1' }] }) },
  ],
  ['a limit of time of one second', 'time', { ...look, timeoutMs: 1_000 }],
  ['a check that does not say how long it takes', 'time', (({ typicalMs: _, ...rest }): Tool => rest)(look)],
  ['a check that usually takes longer than it may', 'time', { ...look, typicalMs: 20_000 }],
  ['a limit of time of a day', 'time', { ...look, timeoutMs: 86_400_000 }],
  ['a repair without a proof', 'kind', (({ proof: _, ...rest }): Tool => rest)(mend)],
  ['a repair that does not say how it is undone', 'kind', (({ undo: _, ...rest }): Tool => rest)(mend)],
  ['a check with a proof', 'kind', { ...look, proof: { tool: 'fake_look', after: 0, improvedWhen: 'true' } }],
  ['an action with steps of an undo', 'kind', { ...send, undo: 'automatic', undoSteps: [] }],
  ['an undo without steps', 'kind', { ...mend, undo: 'automatic', undoReads: [] }],
  ['a repair without the texts of a notice', 'kind', { ...mend, texts: look.texts }],
  ['an address that is not called untrusted', 'destination', { ...look, placement: { ...outside, untrusted: false } }],
  ['an address that no argument names', 'destination', { ...look, placement: outside }],
  [
    'external access by a program',
    'destination',
    { ...look, placement: outside, steps: [{ id: 'run', via: 'powershell', script: '' }] },
  ],
  [
    'a repair for what others wrote',
    'destination',
    {
      ...look,
      ...finding({ suggests: ['fake_mend'] }),
      placement: { ...placementOf(thisPc, []), untrusted: true },
    },
  ],
  ['a picture of a field that is not there', 'pictures', drawn({ kind: 'gauge', value: 'nowhere', to: '1' })],
  ['a picture of text as a number', 'pictures', drawn({ kind: 'gauge', value: "'text'", to: '1' })],
  ['a gauge without an end', 'pictures', drawn({ kind: 'gauge', value: 'jobs' })],
  ['a picture of what is no list', 'pictures', drawn({ kind: 'rank', each: 'jobs', label: 'it', value: 'it' })],
  [
    'a picture with a word that nobody has',
    'pictures',
    drawn({ kind: 'facts', facts: [{ value: 'jobs', word: 'nowhere' }] }),
  ],
  ['a picture that is never drawn', 'pictures', drawn({ kind: 'gauge', value: 'jobs', to: '9', when: 'nowhere > 1' })],
  ['nothing to draw, and no reason', 'pictures', { ...look, picture: { none: ' ' } }],
  ['no picture in a list of them', 'pictures', { ...look, picture: [] }],
  ['arguments of any name', 'schemas', { ...look, args: () => z.looseObject({}) }],
  ['a preview that is not there', 'schemas', { ...mend, preview: { argument: 'dryRun', worthwhileWhen: 'true' } }],
  ['two findings of one name', 'findings', { ...look, findings: [...twice()] }],
  ['a condition over a field that is not there', 'conditions', { ...look, ...finding({ when: 'nowhere == 1' }) }],
  ['a condition that cannot be read', 'conditions', { ...look, unknownWhen: 'jobs ==' }],
  ['a proof over a field that is not there', 'conditions', provedBy({ improvedWhen: 'after.nowhere == 0' })],
  ['a finding that suggests nobody', 'references', { ...look, ...finding({ suggests: ['no_such_tool'] }) }],
  ['a finding that suggests a check', 'references', { ...look, ...finding({ suggests: ['fake_ask'] }) }],
  ['a finding that looks at itself', 'references', { ...look, ...finding({ followUpChecks: ['fake_look'] }) }],
  [
    'a precondition that has to be answered',
    'references',
    { ...mend, preconditions: [{ tool: 'fake_ask', must: 'true' }] },
  ],
  ['a circle of milder repairs', 'references', { ...mend, milderFixes: ['fake_mend'] }],
  ['a binding for nobody', 'bindings', { ...look, ...finding({ bind: { fake_mend: { args: {} } } }) }],
  ['a value that is compared and not there', 'compared', comparing({ value: 'nowhere' })],
  ['a change that nothing is said of', 'compared', comparing({ id: 'more' })],
  ['a changed thing without its name', 'compared', comparing({ each: 'list', key: ['it.name'], label: 'it.name' })],
  ['a value that is tracked and not there', 'tracked', tracking({ value: 'nowhere' })],
  ['a line without a name', 'tracked', tracking({ id: 'more' })],
  ['an end without a sentence', 'tracked', tracking({ end: 0 })],
  ['a tracked thing without its name', 'tracked', tracking({ each: 'list', label: 'it.name' })],
  ['a proof by a repair', 'proofs', provedBy({ tool: 'fake_mend' })],
  ['a proof with an argument that it does not have', 'proofs', provedBy({ args: { nowhere: 1 } })],
  ['a proof that lacks an argument', 'proofs', provedBy({ tool: 'fake_ask', improvedWhen: 'true' })],
  ['a proof by an argument that is not there', 'proofs', provedBy({ tool: { argument: 'check' } })],
  ['a finding without a sentence', 'texts', { ...look, ...finding({}), texts: look.texts }],
  [
    'a sentence that one language lacks',
    'texts',
    { ...look, texts: { ...look.texts, title: { ...sentence, ko: ' ' } } },
  ],
  ['an argument without a name', 'texts', { ...ask, texts: look.texts }],
]

test.each(broken)('%s breaks the rule "%s"', (_, rule, tool) => {
  expect(rulesBrokenBy(tool)).toContain(rule)
})

test('every rule can be broken', () => {
  expect(new Set(broken.map(([, rule]) => rule))).toEqual(new Set(contractRules))
})

test('what reads something is no less: presets keep the rules of rights', () => {
  expect(rulesBrokenBy(access(look, readOnly))).toEqual([])
})

function twice(): Tool['findings'] {
  const { findings } = finding({})
  return [...findings, ...findings]
}

function provedBy(parts: object): Tool {
  return { ...mend, proof: { tool: 'fake_look', after: 0, improvedWhen: 'after.jobs == 0', ...parts } }
}
