import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { plausibleArgs } from './plausible-args.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const fixes = loadTools().filter(({ access }) => access.risk !== 'safe')
// An edit mends nothing: what was asked for is there afterwards, or it is not.
const edits = fixes.filter(({ diffs }) => diffs !== undefined)

test.each(edits)('$name does what was asked for, and its check shows it', async ({ name }) => {
  const pc = await scenario()
  expect(await pc.fix({ tool: name, args: plausibleArgs(name) })).toMatchObject({ proof: { verdict: 'fixed' } })
})

test.each(fixes.filter((tool) => !edits.includes(tool)))(
  '$name on a healthy PC is called neither a success nor a failure',
  async (tool) => {
    const pc = await scenario()
    await pc.backend.settings.set('externalAccess', true)
    const ended = await pc.fix({ tool: tool.name, args: plausibleArgs(tool.name) })
    if (ended.state !== 'succeeded') {
      // Not run at all, or told so by the PC: nobody says that it helped.
      expect(['denied', 'failed']).toContain(ended.state)
      return
    }
    expect(ended.proof?.verdict ?? 'cannot_tell').toBe('cannot_tell')
  },
)

test('most of them run there at all', async () => {
  const pc = await scenario()
  const ended = []
  for (const { name } of fixes) ended.push((await pc.fix({ tool: name, args: plausibleArgs(name) })).state)
  expect(ended.filter((state) => state === 'succeeded').length).toBeGreaterThan(20)
})

test.each(['8.8.8.8', '2001:db8::8'])(
  'a silent host that is named by its address, %s, is no matter of the name cache',
  async (host) => {
    const pc = await scenario()
    const { findings, fixes } = await pc.diagnose(`I cannot ping ${host}`, { known: { host_name: host } })
    expect(findings.map(({ id }) => id)).toContain('unreachable')
    expect(fixes.proposed.map(({ tool }) => tool)).not.toContain('flush_dns_cache')
  },
)
