import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { plainWorkspace } from '../../../shared/domain/workspace.ts'
import { sendJson, useModelServers, type AskedModel, type ModelBehaviour } from '../../../test/fakes/model-server.ts'
import { openRemoteModel } from '../../../test/fakes/remote-model.ts'
import { noPolicy } from '../../../test/fakes/policy-source.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { createCountingIds, useTemporaryFolders } from '../../../test/fakes/storage-deps.ts'
import { systemPorts } from '../../../test/fakes/system-ports.ts'
import { createJudges } from '../../executors/files/workspaces/file-judge.ts'
import { openSettings, type Settings } from '../../settings/settings.ts'
import { createNodeFileSystem } from '../../store/node-file-system.ts'
import { codeEmbeddings } from './code-embeddings.ts'
import { codeSearchHere } from '../files/code-search-here.ts'
import { judgingHere } from '../judging.ts'

const newFolder = useTemporaryFolders()
const openServer = useModelServers()

/** What each text is about, in so many directions: a model that knows that a bill and an invoice are the same. */
const topics = [/bill|invoice/i, /remind/i, /tax/i]

const embedding = (text: string): number[] => [...topics.map((topic) => (topic.test(text) ? 1 : 0)), 0.1]

const embeds: ModelBehaviour = (response, asked) => {
  const { body } = asked.at(-1) ?? { body: null }
  const input = body?.['input'] as string[]
  // In another order: the index counts.
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embedding(text) })).reverse()
  sendJson(response, { object: 'list', data })
}

const models = ['chat-model', 'small-embed-text']
const code = {
  'pay.py': 'def write_bill(customer):\n    return total(customer)\n',
  'mail.py': 'def remind(customer):\n    pass\n',
  'tax.py': 'def tax(customer):\n    token = "sk-0123456789abcdefghij"\n    return "ann.lee@example.com"\n',
}

async function open(address: string, more: (settings: Settings) => Promise<unknown> = () => Promise.resolve()) {
  const root = await newFolder()
  const work = path.join(root, 'work')
  await mkdir(work)
  for (const [name, text] of Object.entries(code)) await writeFile(path.join(work, name), text)
  const ports = { ...systemPorts(), environment: {} }
  const disk = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  const file = path.join(root, 'settings.json')
  const settings = await openSettings({ file, policy: noPolicy, environment: {}, judging: judgingHere, ...disk })
  await settings.set('modelName', 'chat-model')
  await settings.set('modelAddress', address)
  await more(settings)
  const { platform } = process
  const judges = createJudges({ platform, workspaces: () => [plainWorkspace('team', work)], closedFolders: () => [] })
  const codeFolders = {
    ...{ collections: () => [], workspaces: () => ['team'] },
    openEmbeddings: codeEmbeddings({ settings, ports }),
  }
  const data = { codeIndexes: path.join(root, 'indexes') }
  const ask = async (text: string) => {
    const port = codeSearchHere({ data, platform, ...judges, codeFolders, ports })
    const question = { path: null, collection: null, only: [], maxResults: 5, text }
    const found = await port.search(question, never)
    if (!found.ok) throw new Error(found.error.code)
    const { mode, wordsOnlyBecause, piecesByMeaning, matches } = found.value
    return { mode, wordsOnlyBecause, piecesByMeaning, first: matches[0]?.file ?? null }
  }
  return { work, settings, ask }
}

const textsSent = (asked: readonly AskedModel[]): readonly string[] =>
  asked.flatMap(({ path: at, body }) => (at.endsWith('/embeddings') ? (body?.['input'] as string[]) : []))

const byWords = (wordsOnlyBecause: string) => ({ mode: 'words', wordsOnlyBecause, piecesByMeaning: 0 })
const byBoth = { mode: 'words_and_meaning', wordsOnlyBecause: null, piecesByMeaning: 3 }

test('a question in other words than the code finds it by its meaning, and only what changed is sent again', async () => {
  const server = await openServer(embeds, { models })
  const { ask, work } = await open(server.address)
  expect(await ask('invoice')).toEqual({ ...byBoth, first: 'pay.py' })
  expect(server.asked.filter(({ body }) => body !== null).every(({ body }) => body?.['model'] === models[1])).toBe(true)
  const first = textsSent(server.asked)
  // A model on this PC is told the code as it is.
  expect([first.length, first.join().includes('sk-0123456789')]).toEqual([4, true])
  expect(await ask('invoice')).toEqual({ ...byBoth, first: 'pay.py' })
  expect(textsSent(server.asked).slice(4)).toEqual(['invoice'])
  await writeFile(path.join(work, 'mail.py'), 'def send_invoice(customer):\n    pass\n')
  await utimes(path.join(work, 'mail.py'), 1_000, 1_000)
  await rm(path.join(work, 'tax.py'))
  expect(await ask('invoice')).toMatchObject({ first: 'mail.py', piecesByMeaning: 2 })
  expect(textsSent(server.asked).slice(5)).toEqual(['invoice', expect.stringContaining('send_invoice')])
})

test('without vectors the words decide, and the answer says why', async () => {
  const deaf = await openServer((response) => sendJson(response, { error: 'no such page' }, 404), { models })
  const { ask, settings } = await open(deaf.address)
  expect(await ask('bill')).toEqual({ ...byWords('no_embeddings'), first: 'pay.py' })
  // No code is sent to what makes no vectors.
  expect(textsSent(deaf.asked)).toEqual(['bill'])
  await settings.set('modelAddress', (await openServer(embeds, { models: ['chat-model'] })).address)
  expect(await ask('bill')).toMatchObject(byWords('no_embeddings'))
  await settings.set('embeddingModel', 'chat-model')
  expect(await ask('bill')).toMatchObject(byBoth)
  await settings.set('codeVectors', 'off')
  expect(await ask('bill')).toMatchObject(byWords('off'))
  await settings.set('modelAddress', '')
  await settings.set('codeVectors', 'here')
  expect(await ask('bill')).toMatchObject(byWords('no_model'))
})

const broken: Readonly<Record<string, ModelBehaviour>> = {
  'no JSON': (response) => void response.end('<html>'),
  'too few vectors': (response) => sendJson(response, { data: [] }),
  'a vector without a direction': (response) => sendJson(response, { data: [{ index: 0, embedding: [0, 0] }] }),
  'a failure': (response) => sendJson(response, { error: 'out of memory' }, 500),
  'a connection that breaks': (response) => void response.destroy(),
}

test.each(Object.entries(broken))('an answer that is %s is no reason to find nothing', async (_, answer) => {
  const server = await openServer(answer, { models })
  const { ask } = await open(server.address)
  expect(await ask('bill')).toEqual({ ...byWords('failed'), first: 'pay.py' })
})

test('a server that breaks in the middle leaves what was compared until then', async () => {
  const server = await openServer(
    (response, asked) => {
      const isSecond = textsSent(asked).length > 1
      if (isSecond) response.destroy()
      else void embeds(response, asked)
    },
    { models },
  )
  const { ask } = await open(server.address)
  expect(await ask('bill')).toEqual({ ...byBoth, piecesByMeaning: 0, first: 'pay.py' })
})

test('code goes to a model elsewhere only where that was agreed to, without passwords and names; offline nothing goes', async () => {
  const remote = await openRemoteModel(embeds)
  try {
    const { ask, settings } = await open(remote.address, async (own) => {
      const caFile = path.join(await newFolder(), 'root.pem')
      await writeFile(caFile, remote.ca)
      await own.set('caFile', caFile)
      await own.set('proxy', remote.proxy)
      await own.set('embeddingModel', 'small-embed-text')
    })
    expect(await ask('bill')).toMatchObject(byWords('not_agreed'))
    await settings.set('codeVectors', 'agreed')
    expect(await ask('bill')).toMatchObject(byWords('not_agreed'))
    await settings.set('modelAgreed', [remote.address])
    await settings.set('modelWithheld', ['files'])
    expect(await ask('bill')).toMatchObject(byWords('not_agreed'))
    await settings.set('modelWithheld', [])
    await settings.set('mode', 'offline')
    expect(await ask('bill')).toMatchObject(byWords('not_allowed'))
    expect([remote.arrived(), remote.questions()]).toEqual([0, 0])

    await settings.set('mode', 'online')
    expect(await ask('bill')).toEqual({ ...byBoth, first: 'pay.py' })
    const sent = textsSent(remote.asked()).join('\n')
    expect(sent).toContain('def tax(customer)')
    expect(sent).not.toMatch(/sk-0123456789|ann\.lee/)
    await settings.set('modelMode', 'none')
    const questions = remote.questions()
    expect(await ask('bill')).toMatchObject(byWords('not_allowed'))
    expect(remote.questions()).toBe(questions)
  } finally {
    await remote.close()
  }
})
