import { describe, expect, test } from 'vitest'

import type { Diagnosis } from '../../shared/domain/diagnosis.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { faultNamed } from './open-scenario.ts'
import { useOneScenario, useScenarios } from './scenario-engine.ts'

const fresh = useOneScenario()
const scenario = useScenarios()
const languages = ['en', 'ko', 'zh'] as const

/** What people say who do not know what it is. */
const vague = {
  web: { en: 'no website opens', ko: '사이트가 하나도 안 열려요', zh: '网页都打不开' },
  calls: { en: 'the internet is so slow', ko: '인터넷이 너무 느려요', zh: '网速太慢了' },
  program: { en: 'the server does not respond', ko: '서버에 연결이 안 돼요', zh: '连不上服务器' },
} as const

/** Faults that show only where somebody is asked, looked for or opened, with what is vaguely said of them. */
const faults = [
  ['dns-server-set-by-hand-dead', 'web'],
  ['dns-server-from-old-lease', 'web'],
  ['dns-slow-answers', 'web'],
  ['dns-cache-negative', 'web'],
  ['vpn-name-stale', 'web'],
  ['gateway-stale', 'web'],
  ['packet-loss-line', 'calls'],
  ['server-port-closed', 'program'],
] as const

const keyOf = ({ tool, id }: { readonly tool: string; readonly id: string }): string => `${tool}/${id}`

describe.each(faults)('%s is found although nobody names a value', (name, said) => {
  const { tool, finding, complaint } = faultNamed(name)
  const own = `${tool}/${finding}`

  test.each(languages)('told in its own words: %s', async (lang) => {
    const pc = await fresh({ faults: [name] })
    const { conclusion } = await pc.diagnose(complaint[lang], { lang })
    expect(conclusion.causes.map(keyOf)).toContain(own)
    expect(['explained', 'likely']).toContain(conclusion.verdict)
  })

  test.each(languages)('told vaguely: %s', async (lang) => {
    const pc = await fresh({ faults: [name] })
    const { findings } = await pc.diagnose(vague[said][lang], { lang })
    expect(findings.map(keyOf)).toContain(own)
  })
})

describe('a folder that nobody named', () => {
  test.each([
    ['ko', '경영지원 폴더가 액세스 거부라고 나와요'],
    ['zh', '这个文件夹能看但是存不进去'],
  ] as const)('is asked for where the complaint leads there: %s', async (lang, text) => {
    const pc = await fresh({ faults: ['folder-read-only-right'] })
    const { skipped } = await pc.diagnose(text, { lang })
    const reason = { code: 'answer_needed', data: { tool: 'check_user_permissions', slot: 'user_folder' } }
    expect(skipped).toContainEqual(expect.objectContaining({ tool: 'check_user_permissions', reason }))
  })

  test('is not looked into where the complaint leads elsewhere', async () => {
    const pc = await fresh({ faults: [] })
    const { checks, skipped } = await pc.diagnose('开机之后就一片黑，只有鼠标', { lang: 'zh' })
    const inFolders = new Set(loadTools().flatMap(({ name, category }) => (category === 'files' ? [name] : [])))
    expect(checks.length).toBeGreaterThan(4)
    expect(
      [...checks.map(({ call }) => call.tool), ...skipped.map(({ tool }) => tool)].filter((name) =>
        inFolders.has(name),
      ),
    ).toEqual([])
  })
})

describe('name servers, by network mode', () => {
  const lookUps = ({ checks }: Diagnosis): readonly unknown[] =>
    checks.filter(({ call }) => call.tool === 'check_dns_resolution').map(({ result }) => result)

  test.each(['internal', 'offline'] as const)('%s: of names only the own domain is asked for', async (mode) => {
    const pc = await scenario({ faults: ['dns-server-from-old-lease'] })
    await pc.backend.settings.set('mode', mode)
    const diagnosis = await pc.diagnose(vague.web.en)
    expect(lookUps(diagnosis)).toMatchObject([
      { name: 'corp.example', ok: false, servers: [{ address: '192.0.2.53', answered: false }] },
    ])
    expect(diagnosis.findings.map(keyOf)).toContain('check_dns_resolution/server_silent')
  })

  test.each(['internal', 'offline'] as const)(
    '%s: a server outside is not asked, and that is unknown',
    async (mode) => {
      const pc = await scenario({ faults: ['dns-server-set-by-hand-dead'] })
      await pc.backend.settings.set('mode', mode)
      const ended = await pc.check('check_dns_resolution')
      expect(ended).toMatchObject({ verdict: 'unknown', result: { name: null, ok: null, notAsked: 'server_outside' } })
    },
  )

  test('internal: without an own domain nothing is asked, and that is unknown', async () => {
    const pc = await scenario({
      prepare: ({ state }) => {
        state.directory.domain = null
      },
    })
    await pc.backend.settings.set('mode', 'internal')
    const ended = await pc.check('check_dns_resolution')
    expect(ended).toMatchObject({ verdict: 'unknown', result: { name: null, ok: null, notAsked: 'no_own_name' } })
  })

  test('a dead first server is told from a dead line', async () => {
    const pc = await scenario({
      prepare: ({ state }) => {
        const own = state.addresses.byInterface['12']
        if (own) own.dnsByHand = ['192.0.2.53', '192.0.2.1']
      },
    })
    const ended = await pc.check('check_dns_resolution')
    expect(ended).toMatchObject({
      result: {
        ok: true,
        servers: [
          { address: '192.0.2.53', answered: false },
          { address: '192.0.2.1', answered: true },
        ],
      },
    })
    const { conclusion } = await pc.diagnose(faultNamed('dns-slow-answers').complaint.en)
    expect(conclusion.causes.map(keyOf)).toContain('check_dns_resolution/first_server_silent')
    const line = await scenario({ faults: ['internet-line-down'] })
    const { findings } = await line.diagnose(vague.web.en)
    expect(findings.map(keyOf)).not.toContain('check_dns_resolution/first_server_silent')
    expect(findings.map(keyOf)).not.toContain('check_dns_resolution/server_silent')
  })

  test('a name that the cache is wrong about is named, and clearing the cache puts it right', async () => {
    const pc = await fresh({ faults: ['dns-cache-negative'] })
    const { fixes } = await pc.diagnose(vague.web.en)
    const ticked = fixes.proposed.filter((fix) => fix.ticked)
    expect(ticked.map(({ tool }) => tool)).toEqual(['flush_dns_cache'])
    const [report] = await pc.approve(ticked)
    expect(report).toMatchObject({ kind: 'run', verdict: 'fixed' })
  })
})
