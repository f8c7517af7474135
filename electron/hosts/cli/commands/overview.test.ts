import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { locales, type Locale } from '../../../../shared/domain/locale.ts'
import { createTranslator } from '../../../../shared/texts/translate.ts'
import { believedPolicy } from '../../../../test/fakes/policy-source.ts'
import { useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { systemPorts } from '../../../../test/fakes/system-ports.ts'
import type { SystemState } from '../../../machines/simulated/parts/system.ts'
import { healthyState } from '../../../machines/simulated/simulated-pc.ts'
import { createPcStateFile } from '../../../machines/simulated/state-store.ts'
import { openBackend } from '../../../engine/backend.ts'
import type { CliContext } from '../context.ts'
import { doctor } from './doctor.ts'
import { getSetting, listSettings } from './settings.ts'
import { statistics } from './tools.ts'

const newFolder = useTemporaryFolders()

async function contextIn(locale: Locale, policy?: string, system?: SystemState): Promise<CliContext> {
  const dataFolder = await newFolder()
  if (system !== undefined) {
    const store = createPcStateFile({ ...systemPorts(), file: path.join(dataFolder, 'simulated-pc.json') })
    await store.save({ ...healthyState(), system })
  }
  const policyFile = path.join(dataFolder, 'rules', 'policy.json')
  await mkdir(path.dirname(policyFile))
  if (policy !== undefined) await writeFile(policyFile, policy)
  const opened = await openBackend(
    { dataFolder, policy: believedPolicy(policyFile), platform: 'linux', target: 'simulated' },
    systemPorts(),
  )
  if (!opened.ok) throw new Error(opened.error.code)
  return { backend: opened.value, translator: createTranslator(locale) } as unknown as CliContext
}

const saidBy = async (command: typeof doctor | typeof statistics, context: CliContext) => {
  const outcome = await command(context)
  if (!outcome.ok) throw new Error(outcome.error.code)
  return { text: outcome.value.lines.join('\n'), data: outcome.value.data as { what: string; value: unknown }[] }
}

describe.each(locales)('in %s', (locale) => {
  test('what people read has no names of fields, whatever scripts get', async () => {
    const context = await contextIn(locale)
    for (const command of [doctor, statistics]) {
      const { text } = await saidBy(command, context)
      const withoutTools = text
        .replaceAll('PowerShell', '')
        .replace(/\(\w+\)/g, '')
        .replace(/^.*[\\/].*$/gm, '')
      expect(withoutTools).not.toMatch(/[a-z][A-Z]\w*[a-z]:? |\b[a-z]+_[a-z]+\b/)
    }
    await context.backend.close()
  })
})

test('scripts get the same rows as ever, and where things are kept', async () => {
  const context = await contextIn('ko')
  const { data } = await saidBy(doctor, context)
  const rows = Object.fromEntries(data.map(({ what, value }) => [what, value]))
  expect(rows).toMatchObject({
    target: 'simulated',
    languageMode: 'full',
    scripts: 'full',
    mode: 'online',
    policy: 'none',
    records: context.backend.data.audit,
  })
  await context.backend.close()
})

test.each([
  ['constrained', 'needs_full_language', 'check_windows_update_status', 'the rule doesn’t trust their files'],
  ['none', 'scripts_blocked', 'check_printers', 'refused by the rule'],
] as const)('under a rule that leaves %s to scripts, each tool that it blocks is named (%s)', async (...row) => {
  const [scripts, code, tool, said] = row
  const context = await contextIn('en', undefined, { ...healthyState().system, scripts })
  const { text, data } = await saidBy(doctor, context)
  const rows = Object.fromEntries(data.map(({ what, value }) => [what, value]))
  expect(rows).toMatchObject({ languageMode: 'constrained', scripts })
  expect(String(rows['toolsBlockedByRule']).split(', ')).toContain(tool)
  expect(text).toContain(said)
  const { registry } = context.backend
  const found = registry.find(tool)
  expect(found && registry.unavailableReasons(found, null)[0]?.code).toBe(code)
  await context.backend.close()
})

test.each([
  ['{"externalAccess": false}', 'counts', 'they count'],
  ['{"externalAccess": 7}', 'doubted', 'not believed or damaged'],
  ['{', 'doubted', 'not believed or damaged'],
])('a policy %s is %s', async (policy, state, said) => {
  const context = await contextIn('en', policy)
  const { text, data } = await saidBy(doctor, context)
  expect(data.find(({ what }) => what === 'policy')?.value).toBe(state)
  expect(text).toContain(said)
  // A warning is a reason and a next step, not a code alone.
  if (state === 'doubted') expect(text).toMatch(/To look at:\n {2}\S.+\n {2}\S.+\n/)
  await context.backend.close()
})

test.each([
  ['grants_damaged', '{"schemaVersion":1,"grants":['],
  ['grants_newer', '{"schemaVersion":4000000,"grants":[]}'],
])('a file of standing permissions that does not count is told (%s), and left as it is', async (code, found) => {
  const context = await contextIn('en')
  const file = context.backend.data.grants
  await writeFile(file, found)
  const { text, data } = await saidBy(doctor, context)
  expect(data.filter(({ what }) => what === 'warning').map(({ value }) => String(value).split(':')[0])).toEqual([code])
  expect(text).toContain('standing permissions')
  expect(await readFile(file, 'utf8')).toBe(found)
  await context.backend.close()
})

test.each([
  ['en', 'policy file: NetworkMode', 'Contact: Desk 4'],
  ['ko', '정책 파일: NetworkMode', 'Desk 4'],
  ['zh', '策略文件：NetworkMode', 'Desk 4'],
] as const)('what the organisation fixes names place, name and contact, in %s', async (locale, place, contact) => {
  const context = await contextIn(locale, '{"NetworkMode":"internal","AdminContactName":"Desk 4"}')
  for (const outcome of [getSetting(context, 'mode'), listSettings(context)]) {
    const [line = ''] = outcome.ok ? outcome.value.lines : []
    expect([line.includes(place), line.includes(contact)]).toEqual([true, true])
  }
  const theme = getSetting(context, 'theme')
  expect(theme.ok && theme.value.lines.join('')).not.toContain('Desk 4')
  await context.backend.close()
})
