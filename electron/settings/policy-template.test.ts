import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { policyText } from '../../test/fakes/policy-source.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { readMachinePolicy, type MachinePolicy } from './machine-policy.ts'
import { policyDefinitions, policyValueNames } from './policy-definition.ts'
import type { PolicyFormat } from '../../shared/ipc/policy-choice.ts'
import { buildPolicy, policyFile } from './policy-export.ts'
import { contactNames, limitNames, policyEntry } from './policy-names.ts'
import { templateFiles } from './policy-template.ts'
import { createRegistryPolicy } from './registry-policy.ts'
import { settingDefaults, settingKeys, settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

const files = templateFiles()
const template = files['deskmedic.admx'] ?? ''
const languages = ['en-US', 'ko-KR', 'zh-CN'].map((name) => [name, files[`${name}/deskmedic.adml`] ?? ''] as const)
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('the templates', () => {
  test.each(Object.keys(files))('%s is what the settings say; `npm run policy-templates` writes it anew', (name) => {
    expect(readFileSync(path.join('build', 'policy', name), 'utf8')).toBe(files[name])
  })

  test('every one of these names stands in the document for administrators, and no other', () => {
    const section = readFileSync('docs/DEPLOYMENT.md', 'utf8').split('| value | type | fixes |')[1]?.split('\n\n')[0]
    const named = (section ?? '').split('\n').flatMap((line) => line.split('|')[1]?.match(/`\w+`/g) ?? [])
    expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...policyValueNames].sort())
  })

  test('every name that a policy may have has an entry, and no other', () => {
    const named = settingKeys.flatMap((key) => settingTable[key].policy ?? [])
    const known = [
      ...named,
      ...Object.keys(limitNames),
      'BrokerReconfirm',
      'RemoveDataOnUninstall',
      ...Object.keys(contactNames),
    ]
    expect([...policyValueNames].sort()).toEqual([...known].sort())
    const offered = all(template, /<policy name="([^"]+)"/g)
    expect(offered.filter((name) => !name.startsWith('Default_'))).toEqual(policyValueNames)
    const changeable = policyDefinitions().filter(({ canBeDefault }) => canBeDefault)
    expect(offered.filter((name) => name.startsWith('Default_'))).toEqual(
      changeable.map(({ name }) => `Default_${name}`),
    )
  })

  test.each(languages)('%s has each text and each field that the template names', (_, texts) => {
    const wanted = (kind: string): ReadonlySet<string> =>
      new Set(all(template, new RegExp(String.raw`\$\(${kind}\.([^)]+)\)`, 'g')))
    expect(new Set(all(texts, /<string id="([^"]+)"/g))).toEqual(wanted('string'))
    expect(new Set(all(texts, /<presentation id="([^"]+)"/g))).toEqual(wanted('presentation'))
    const elements = new Set(all(template, /<(?:enum|text|list|decimal) id="([^"]+)"/g))
    expect(new Set(all(texts, /refId="([^"]+)"/g))).toEqual(elements)
    expect(all(texts, /<string id="[^"]+">([^<]*)</g).filter((text) => text.trim() === '')).toEqual([])
  })

  test('every tag is closed by its own', () => {
    for (const text of Object.values(files)) {
      const open: string[] = []
      for (const [, end, name = '', alone] of text
        .replace(/<\?.*?\?>/, '')
        .matchAll(/<(\/?)([A-Za-z]+)[^<>]*?(\/?)>/g)) {
        if (end === '/') expect(open.pop()).toBe(name)
        else if (alone !== '/') open.push(name)
      }
      expect(open).toEqual([])
    }
  })

  test('each value that a template offers is one that is understood', () => {
    for (const { name, form, setting } of policyDefinitions()) {
      if (form.kind === 'text' || form.kind === 'list') continue
      const values = form.kind === 'choice' ? form.values : form.kind === 'switch' ? [0, 1] : [form.least, form.most]
      for (const value of values) {
        const entry = policyEntry(name, value)
        const isGood = isUnderstood(entry, setting)
        expect([name, value, isGood]).toEqual([name, value, true])
      }
    }
  })
})

function isUnderstood(entry: ReturnType<typeof policyEntry>, setting: SettingKey | null): boolean {
  if (entry?.kind === 'limit') return entry.forbidden !== null
  if (entry?.kind === 'reconfirm') return entry.value !== null
  if (entry?.kind === 'set_up') return entry.fits
  return entry?.kind === 'setting' && setting !== null && settingTable[setting].schema.safeParse(entry.value).success
}

type Chosen = Partial<SettingValues>
type More = { readonly hasDefaults?: boolean; readonly others?: MachinePolicy['others'] }

/** As if a person had set these. */
function exported(chosen: Chosen, format: PolicyFormat, more: More = {}): string {
  const { hasDefaults = false, others = new Map() } = more
  const built = buildPolicy({
    policyOthers: () => others,
    view: (key) => ({ key, value: (chosen[key] ?? settingDefaults[key]) as never, source: 'file', locked: false }),
  })
  return policyFile(built, format, hasDefaults)
}

/** A registry into which the exported file was imported, as its program tells it. */
function imported(text: string): () => Promise<MachinePolicy> {
  const machine = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies'
  const unescaped = (part: string): string => part.replace(/\\(.)/g, '$1')
  const told = text.split('\r\n').flatMap((line) => {
    const [, key] = /^\[HKEY_LOCAL_MACHINE\\Software\\Policies(.*)\]$/.exec(line) ?? []
    if (key !== undefined) return ['', `${machine}${key}`]
    const [, name = '', value = ''] = /^"((?:[^"\\]|\\.)*)"=(.*)$/.exec(line) ?? []
    if (value.startsWith('dword:')) return [`    ${name}    REG_DWORD    0x${value.slice(6)}`]
    if (value.startsWith('"')) return [`    ${unescaped(name)}    REG_SZ    ${unescaped(value.slice(1, -1))}`]
    if (!value.startsWith('hex(1):')) return []
    const bytes = Buffer.from(value.slice(7).replaceAll(',', ''), 'hex')
    return [`    ${unescaped(name)}    REG_SZ    ${bytes.toString('utf16le').replace('\0', '')}`]
  })
  const query = {
    below: () => Promise.resolve({ text: told.join('\r\n'), separator: '|' }),
    children: (key: string) => Promise.resolve(key === machine ? `${machine}\\Deskmedic` : `${key}\\Microsoft`),
  }
  return () => readMachinePolicy(createRegistryPolicy({ query, places: {} }))
}

const chosen: Chosen = {
  mode: 'internal',
  lang: 'zh',
  standingGrants: false,
  maxGrantDays: 30,
  externalAccess: true,
  blockTools: ['one_tool', 'two_tool'],
  historyRetentionDays: 30,
  auditRetentionDays: 365,
  updateUrl: '\\\\server\\share\\deskmedic',
  updateChannel: 'pilot-2',
  idleMinutes: 10,
  maintenanceWindow: 'FREQ=MONTHLY;BYDAY=2TU,-1FR;BYHOUR=22;BYMINUTE=30;DURATION=PT8H',
  blackoutDates: ['2026-12-24/2027-01-06', '2027-05-01'],
  downloadMaxBytes: 5_000_000,
  denyDomains: ['bad.example'],
  searxngUrl: 'https://search.example/?a="b"&c=<d>',
  caFile: 'C:\\인증서\\회사.pem',
  workspaces: [
    plainWorkspace('team', 'D:\\Team'),
    { ...plainWorkspace('docs', 'D:\\문서'), access: 'read', never: ['*.key'] },
  ],
  modelMode: 'listed',
  modelEndpoints: ['http://127.0.0.1:11434/v1'],
  sendPii: 'never',
}
const keys = Object.keys(chosen) as readonly SettingKey[]
const valuesOf = ({ mode, values }: Pick<MachinePolicy, 'mode' | 'values'>): unknown =>
  Object.fromEntries(keys.map((key) => [key, key === 'mode' ? mode : values[key]]))

describe('a configuration that is handed on', () => {
  test('as a file and as registry values it means the same when it is opened again', async () => {
    const file = await readMachinePolicy(policyText(exported(chosen, 'json')))
    expect([valuesOf(file), file.warnings]).toEqual([chosen, []])
    const registry = await imported(exported(chosen, 'reg'))()
    expect([valuesOf(registry), registry.warnings]).toEqual([chosen, []])
  })

  test('as starting values it fixes nothing', async () => {
    for (const policy of [
      await readMachinePolicy(policyText(exported(chosen, 'json', { hasDefaults: true }))),
      await imported(exported(chosen, 'reg', { hasDefaults: true }))(),
    ]) {
      expect([policy.mode, policy.values, policy.warnings]).toEqual([undefined, {}, []])
      expect(policy.defaults).toEqual(chosen)
    }
  })

  test('what a policy says by names that are no setting is in it, so that nothing closed here is open on the next PC', async () => {
    // The set-up alone reads what is left out.
    const names = policyDefinitions().flatMap(({ name, setting }) =>
      setting === null && name !== 'RemoveDataOnUninstall' ? [name] : [],
    )
    const said = Object.fromEntries(names.map((name) => [name, policyEntry(name, 0)?.kind === 'limit' ? 0 : 'always']))
    const { others, limits } = await readMachinePolicy(policyText(JSON.stringify(said)))
    expect([...others.keys()].sort()).toEqual([...names].sort())
    for (const opened of [
      await readMachinePolicy(policyText(exported({}, 'json', { others }))),
      await imported(exported({}, 'reg', { others }))(),
    ]) {
      expect([opened.limits, opened.reconfirm, opened.warnings]).toEqual([limits, 'always', []])
      expect(new Map([...opened.others].map(([name, { value }]) => [name, value]))).toEqual(
        new Map(Object.entries(said)),
      )
    }
    expect(Object.values(limits)).not.toContain(false)
    const lines = exported({}, 'intune', { others }).trimEnd().split('\r\n')
    expect(lines).toHaveLength(names.length)
    expect(lines).toContainEqual(expect.stringMatching(/AllowElevatedTools\t<disabled\/>$/))
    // Nothing of it can be a starting value.
    expect(exported({}, 'json', { hasDefaults: true, others })).toBe('{\n  "defaults": {}\n}\n')
  })

  test('device management gets an address and a value for each, with nothing that breaks out of it', () => {
    const lines = exported(chosen, 'intune').trimEnd().split('\r\n')
    expect(lines).toHaveLength(keys.length)
    expect(lines[0]).toBe(
      './Device/Vendor/MSFT/Policy/Config/Deskmedic~Policy~Deskmedic/NetworkMode\t<enabled/><data id="NetworkMode" value="internal"/>',
    )
    expect(lines).toContainEqual(expect.stringContaining('value="1&#xF000;one_tool&#xF000;2&#xF000;two_tool"/>'))
    expect(lines).toContainEqual(expect.stringMatching(/AllowStandingGrants\t<disabled\/>$/))
    expect(lines).toContainEqual(expect.stringContaining('a=&quot;b&quot;&amp;c=&lt;d>'))
  })

  test('what nobody has set is not in it, and any text comes back as it was', async () => {
    expect(exported({}, 'json')).toBe('{}\n')
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z]:\\[ -{}-\u{ffff}]{1,60}$/u), async (caFile) => {
        fc.pre(caFile.trim() === caFile && caFile.length < 400)
        expect((await imported(exported({ caFile }, 'reg'))()).values.caFile).toBe(caFile)
      }),
      { numRuns: 50 },
    )
  })
})

/** Microsoft's own schema is no part of this project: the folder that this names, with PolicyDefinitionFiles.xsd and the two beside it. */
const schemaFolder = process.env['DESKMEDIC_ADMX_SCHEMA'] ?? ''
const canJudge = schemaFolder !== '' && spawnSync('xmllint', ['--version']).status === 0

describe('the schema of Group Policy', () => {
  test.skipIf(!canJudge).each(Object.keys(files))('%s is valid by it', (name) => {
    const schema = path.join(schemaFolder, 'PolicyDefinitionFiles.xsd')
    const words = ['--noout', '--schema', schema, path.join('build', 'policy', name)]
    expect(spawnSync('xmllint', words, { encoding: 'utf8' }).status).toBe(0)
  })

  test('parts of an entry stand in the order that it wants, each at most once', () => {
    const order = ['parentCategory', 'supportedOn', 'enabledValue', 'disabledValue', 'elements']
    for (const [, name, inner = ''] of template.matchAll(/<policy name="([^"]+)"[^>]*>([\s\S]*?)<\/policy>/g)) {
      const parts = all(inner.replace(/<elements>[\s\S]*<\/elements>/, '<elements>'), /<([A-Za-z]+)/g)
      const known = parts.filter((part) => order.includes(part))
      expect([name, known]).toEqual([name, order.filter((part) => known.includes(part))])
      expect(known.slice(0, 2)).toEqual(['parentCategory', 'supportedOn'])
    }
    const top = ['policyNamespaces', 'resources', 'supportedOn', 'categories', 'policies']
    expect(all(template, /^ {2}<([A-Za-z]+)/gm)).toEqual(top)
    for (const [, texts] of languages)
      expect(all(texts, /^ {2}<([A-Za-z]+)/gm)).toEqual(['displayName', 'description', 'resources'])
  })

  test('names are letters, digits and low lines, and each is there once', () => {
    const names = all(template, /<(?:policy|category|definition) name="([^"]+)"/g)
    expect(names.filter((name) => !/^[\p{L}\p{N}_]+$/u.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(
      all(template, /(?:displayName|explainText)="([^"]+)"/g).filter((ref) => !/^\$\(string\.\w+\)$/.test(ref)),
    ).toEqual([])
  })
})
