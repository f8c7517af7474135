import { expect, test } from 'vitest'
import * as z from 'zod'

import type { BundlePart, NodeStepContext, NodeStepPorts, StoredResult } from '../../../contract/node-step.ts'
import { loadTools } from '../../../registry/folders.ts'
import { typedFields } from '../../../contract/typed-fields.ts'
import { packEvidence, plainEvents } from './pack-evidence.ts'
import { tool } from './tool.ts'

const environment = { USERNAME: 'miriam', COMPUTERNAME: 'PC-4711', SystemRoot: 'C:\\Windows' }

/** What of a person, a company or a network stands in texts of a PC. */
const personal = [
  ...['fe80::1', '2001:db8::7334', '10.1.2.3', '00-1A-2B-3C-4D-5E', 'S-1-5-21-1004336348-1177238915-682003330-512'],
  ...['S-1-12-1-3141592653-1234567890-2718281828-1618033988', 'miriam', 'Kim Minji', 'Kims Home 5G', 'PF3X77QZ'],
  ...[
    '\\\\fileserver\\salaries',
    'C:\\Users\\somebody\\Diagnosis.docx',
    'a.b@c.example',
    'PC-4711',
    '+82 10-1234-5678',
  ],
  ...['123456-234567-345678-456789-567890-678901-789012-890123', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ...['AKIAIOSFODNN7EXAMPLE', 'session=0123456789abcdef', 'password=hunter2secret'],
] as const

function entry(text: string): string {
  return `<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='Service Control Manager' Guid='{1}'/><EventID Qualifiers='49152'>7031</EventID><Level>2</Level><TimeCreated SystemTime='2026-01-05T08:00:00.1234567Z'/><Computer>${text}</Computer><Security UserID='${text}'/></System><EventData><Data Name='param1'>${text}</Data></EventData></Event>`
}

const events = personal.map(entry).join('')
const stored: readonly StoredResult[] = [
  {
    tool: 'check_system_info',
    atUtc: '2026-01-05T09:00:00Z',
    verdict: 'healthy',
    result: { serial: 'X77', os: 'Windows 11', free: personal, memoryGb: 16 },
    typed: { memoryGb: 16 },
  },
]

type Packed = { readonly parts: readonly BundlePart[]; readonly folder: string | null }

function context(
  p: object,
  packed: Packed[],
  options: { readonly readable: boolean } = { readable: true },
): NodeStepContext {
  const bundles = {
    measure: () => Promise.resolve(options.readable ? { sizeBytes: 1, sha256: 'ab' } : null),
    pack: (parts: readonly BundlePart[], folder: string | null) => {
      packed.push({ parts, folder })
      return Promise.resolve({ path: 'C:\\bundle.zip', sizeBytes: 12 })
    },
  }
  const ports = {
    bundles,
    environment,
    now: () => 0,
    storedResults: () => Promise.resolve(options.readable ? stored : null),
  }
  const s = options.readable ? { read_system: { events }, read_application: { events: '' } } : {}
  return {
    state: { p: { ...p }, r: {}, s },
    ports: ports as unknown as NodeStepPorts,
    signal: new AbortController().signal,
    runFolder: () => Promise.resolve('C:\\run'),
  }
}

function textOf(packed: readonly Packed[], name: string): string {
  const part = packed[0]?.parts.find((known) => known.name === name)
  return part && 'text' in part ? part.text : ''
}

test('redacted: nothing that names anybody, and what a technician needs', async () => {
  const packed: Packed[] = []
  const record = await packEvidence(context({ redact: true, folder: null }, packed))
  expect(tool.result().parse(record)).toMatchObject({
    zipPath: 'C:\\bundle.zip',
    bytes: 12,
    redacted: true,
    unavailable: [],
  })
  expect(record['files']).toEqual(['results.json', 'System.json', 'Application.json', 'manifest.json'])
  const all = ['results.json', 'System.json', 'manifest.json'].map((name) => textOf(packed, name)).join()
  const left = personal.filter((text) => all.includes(text) || all.includes(JSON.stringify(text).slice(1, -1)))
  expect(left).toEqual([])
  expect(JSON.parse(textOf(packed, 'results.json'))).toEqual([
    { tool: 'check_system_info', atUtc: '2026-01-05T09:00:00Z', verdict: 'healthy', result: { memoryGb: 16 } },
  ])
  const plain = { provider: 'Service Control Manager', id: 7031, level: 2, atUtc: '2026-01-05T08:00:00.1234567Z' }
  expect(JSON.parse(textOf(packed, 'System.json'))).toEqual(personal.map(() => plain))
  expect(JSON.parse(textOf(packed, 'manifest.json'))).toMatchObject({
    redacted: true,
    contents: [{ name: 'results.json', sha256: 'ab' }, {}, {}],
  })
})

test('an entry whose head was forged gives only what fits its closed form', () => {
  const forged = personal.map(
    (text) =>
      `<Event><System><Provider Name="${text}@"/><EventID>${text}</EventID><Level>${text}</Level><TimeCreated SystemTime="${text}"/></System></Event>`,
  )
  const inside = '<Event><UserData><System><Provider Name="inner"/></System></UserData></Event>'
  expect(plainEvents([...forged, inside].join(''))).toEqual(
    personal.map(() => ({ provider: null, id: null, level: null, atUtc: null })),
  )
})

test('of every tool, whatever text stands in its result: none is given away', () => {
  const free = 'Kim Minji 10.1.2.3'
  const filled = (schema: z.ZodType): unknown =>
    fill(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), free)
  for (const { name, result } of loadTools()) {
    const typed = JSON.stringify(typedFields(result(), filled(result())))
    expect({ name, leaks: typed.includes('Kim') }).toEqual({ name, leaks: false })
  }
})

type JsonSchema = {
  readonly type?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/** A value in which every place that takes a text holds this one, and every other a number. */
function fill(schema: unknown, text: string): unknown {
  const { anyOf, properties, items, type } = schema as JsonSchema
  if (anyOf) return fill(anyOf[0], text)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fill(one, text)]))
  if (type === 'array') return [fill(items ?? {}, text), text]
  if (type === 'object') return { [text]: text }
  return type === 'number' || type === 'integer' ? 7 : text
}

test('numbers, switches and words of a closed list stay', () => {
  const schema = z.object({
    count: z.int().describe('files'),
    on: z.boolean().nullable(),
    state: z.enum(['good', 'bad']),
    name: z.string(),
    rows: z.array(z.object({ name: z.string(), bytes: z.number() })).nullable(),
  })
  const result = { count: 2, on: null, state: 'bad', name: 'Kim', rows: [{ name: 'a', bytes: 3 }], extra: 'Kim' }
  expect(typedFields(schema, result)).toEqual({ count: 2, on: null, state: 'bad', rows: [{ bytes: 3 }] })
})

test('unmasked: the saved logs of the run, in the folder that the person chose', async () => {
  const packed: Packed[] = []
  const record = await packEvidence(context({ redact: false, folder: 'D:\\for IT' }, packed))
  expect(record['files']).toEqual(['results.json', 'System.evtx', 'Application.evtx', 'manifest.json'])
  expect(packed[0]?.folder).toBe('D:\\for IT')
  expect(packed[0]?.parts[1]).toEqual({ name: 'System.evtx', path: 'C:\\run\\System.evtx' })
  expect(textOf(packed, 'results.json')).toContain('X77')
})

test.each([true, false])('what could not be had is named, and the rest is packed (masked: %s)', async (redact) => {
  const record = await packEvidence(context({ redact, folder: null }, [], { readable: false }))
  expect(record).toMatchObject({ files: ['manifest.json'], unavailable: ['results', 'System', 'Application'] })
})
