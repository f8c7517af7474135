import { describe, expect, test } from 'vitest'

import { createPatientPolicy } from './patient-policy.ts'
import type { PolicyAnswer } from './policy-answer.ts'
import { startPolicyWatch } from './policy-watch.ts'
import { createRegistryPolicy } from './registry-policy.ts'
import { parseRegistryText } from './registry-text.ts'

const machine = 'HKEY_LOCAL_MACHINE\\SOFTWARE'
const key = `${machine}\\Policies\\Deskmedic`
const places = { ProgramData: 'C:\\ProgramData' }

const korean = [
  '',
  key,
  '    (기본값)    REG_SZ    nothing',
  '    NetworkMode    REG_SZ    internal',
  '    AllowFreeCommand    REG_DWORD    0x0',
  '    HistoryRetentionDays    REG_QWORD    0x1e',
  '    ExtraCaFile    REG_EXPAND_SZ    %programdata%\\ca.pem',
  '    SearxngUrl    REG_EXPAND_SZ    https://%USERNAME%.example/',
  '    InternalHosts    REG_MULTI_SZ    wiki|erp:8443',
  '    AdminContactName    REG_SZ    전산실 4400',
  '    Odd    REG_BINARY    0A0B',
  '    Empty    REG_SZ    ',
  '',
  `${key}\\BlockTools`,
  '    1    REG_SZ    one_tool',
  '    2    REG_SZ    two_tool',
  '',
  `${key}\\Workspaces`,
  '    team    REG_SZ    D:\\Team',
  '    1    REG_SZ    docs=D:\\Docs',
  '',
  `${key}\\Defaults`,
  '    Language    REG_SZ    ko',
  '',
  `${key}\\Defaults\\AllowedDomains`,
  '    1    REG_SZ    a.example',
  '',
].join('\r\n')

type Texts = Readonly<Record<string, string>>

/** A registry with these keys: what is not there ends as an error does. */
function registry(texts: Texts, children: Texts = {}): () => Promise<readonly PolicyAnswer[]> {
  const query = {
    below: (asked: string) =>
      Promise.resolve(texts[asked] === undefined ? null : { text: texts[asked], separator: '|' }),
    children: (asked: string) => Promise.resolve(children[asked] ?? null),
  }
  return createRegistryPolicy({ query, places })
}

const listing = (name: string): Texts => ({ [`${machine}\\Policies`]: `\r\n${machine}\\Policies\\${name}\r\n` })
const userWithout = { 'HKEY_CURRENT_USER\\SOFTWARE': '\r\nHKEY_CURRENT_USER\\SOFTWARE\\Microsoft\r\n' }
const machineWithout = { [machine]: `\r\n${machine}\\Microsoft\r\n` }

describe('the text of the registry', () => {
  test('every kind of value, a translated default label, and variables of this PC alone', async () => {
    const [found] = await registry({ [key]: korean }, listing('Deskmedic'))()
    expect(found).toEqual({
      kind: 'entries',
      place: 'machine',
      file: key,
      entries: {
        NetworkMode: 'internal',
        AllowFreeCommand: 0,
        HistoryRetentionDays: 30,
        ExtraCaFile: 'C:\\ProgramData\\ca.pem',
        SearxngUrl: 'https://%USERNAME%.example/',
        InternalHosts: ['wiki', 'erp:8443'],
        AdminContactName: '전산실 4400',
        Odd: { kind: 'REG_BINARY' },
        Empty: '',
        BlockTools: ['one_tool', 'two_tool'],
        Workspaces: ['team=D:\\Team', 'docs=D:\\Docs'],
      },
      defaults: { Language: 'ko', AllowedDomains: ['a.example'] },
    })
  })

  test('a text with a line break is not read as less than it is', () => {
    const [{ values } = { values: [] }] = parseRegistryText(
      `${key}\r\n    NetworkMode    REG_SZ    online\r\noffline\r\n`,
      {
        separator: '|',
        places,
      },
    )
    expect(values).toEqual([{ name: 'NetworkMode', value: 'online\noffline' }])
  })
})

test('one key that is shown under both names is one place', async () => {
  const other = `${machine}\\WOW6432Node\\Policies`
  const texts = { [key]: korean, [`${other}\\Deskmedic`]: korean.replaceAll(key, `${other}\\Deskmedic`) }
  const children = { ...listing('Deskmedic'), [other]: `${other}\\Deskmedic`, ...userWithout }
  expect((await registry(texts, children)()).map(({ kind }) => kind)).toEqual(['entries', 'none'])
})

describe('whether there is a policy', () => {
  const kinds = async (source: () => Promise<readonly PolicyAnswer[]>): Promise<readonly string[]> =>
    (await source()).map(({ kind }) => kind)

  test('no key is none, also where the key above it is missing', async () => {
    const children = { ...listing('Microsoft'), ...machineWithout, ...userWithout }
    expect(await kinds(registry({}, children))).toEqual(['none', 'none', 'none'])
  })

  test('a key that is listed and cannot be read is unreadable', async () => {
    const children = { ...listing('deskmedic'), ...machineWithout, ...userWithout }
    expect(await kinds(registry({}, children))).toEqual(['unreadable', 'none', 'none'])
  })

  test('where nothing can be asked, it may be there', async () => {
    expect(await kinds(registry({}))).toEqual(['unreadable', 'unreadable', 'unreadable'])
    const hidden = { [machine]: `${machine}\\Policies\r\n${machine}\\WOW6432Node\r\n` }
    expect(await kinds(registry({}, { ...hidden, ...userWithout }))).toEqual(['unreadable', 'unreadable', 'none'])
  })

  test('10,000 values are read in a moment', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `    ${index}    REG_SZ    tool_${index}`)
    const [found] = await registry({ [key]: [`${key}\\BlockTools`, ...many].join('\r\n') }, listing('Deskmedic'))()
    expect(found?.kind === 'entries' && (found.entries['BlockTools'] as unknown[]).length).toBe(10_000)
  })
})

describe('time', () => {
  type Waiting = { readonly delayMs: number; readonly action: () => void }

  function manualTimers(): {
    readonly timers: { after: (delayMs: number, action: () => void) => () => void }
    readonly waiting: Waiting[]
  } {
    const waiting: Waiting[] = []
    return {
      waiting,
      timers: {
        after: (delayMs, action) => {
          const one = { delayMs, action }
          waiting.push(one)
          return () => {
            const index = waiting.indexOf(one)
            if (index >= 0) waiting.splice(index, 1)
          }
        },
      },
    }
  }

  test('a registry that hangs is still being read; it is asked once, and its answer counts when it comes', async () => {
    const { timers, waiting } = manualTimers()
    const asked: ((answers: readonly PolicyAnswer[]) => void)[] = []
    const source = () => new Promise<readonly PolicyAnswer[]>((resolve) => asked.push(resolve))
    const patient = createPatientPolicy(source, { place: 'machine', file: 'HKLM', limitMs: 3_000, timers })
    const first = patient()
    waiting[0]?.action()
    expect(await first).toEqual([{ kind: 'pending', place: 'machine', file: 'HKLM' }])
    const second = patient()
    asked[0]?.([])
    expect([await second, asked.length]).toEqual([[], 1])
  })

  test('it is read every minute, sooner while nobody knows it, at once when a person returns, and no more after the end', async () => {
    const { timers, waiting } = manualTimers()
    let [pending, read] = [true, 0]
    const changes: unknown[] = []
    const settings = {
      policyPending: () => pending,
      refreshPolicy: () => {
        read += 1
        pending = false
        return Promise.resolve(read === 1 ? [] : null)
      },
    }
    const watch = startPolicyWatch({ settings, timers, changed: (differences) => changes.push(differences) })
    expect(waiting.map(({ delayMs }) => delayMs)).toEqual([2_000])
    waiting[0]?.action()
    await new Promise(setImmediate)
    expect([read, changes.length, waiting.map(({ delayMs }) => delayMs)]).toEqual([1, 1, [60_000]])
    watch.look()
    watch.look()
    await new Promise(setImmediate)
    expect([read, changes.length, waiting.length]).toEqual([2, 1, 1])
    watch.stop()
    watch.look()
    await new Promise(setImmediate)
    expect([read, waiting.length]).toEqual([2, 0])
  })
})
