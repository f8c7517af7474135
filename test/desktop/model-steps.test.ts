import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import type { ModelTestView } from '../../shared/ipc/model-view.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import {
  openModelServer,
  passesTest,
  sendJson,
  sendStream,
  textChunks,
  type ModelBehaviour,
  useModelServers,
} from '../fakes/model-server.ts'
import { makeCertificates } from '../network/certificates.ts'

const open = useDesktops()
const serve = useModelServers()
const servers: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => one.close()))
})

const use = (app: TestDesktop, address: string) => app.send('models.use', { address, model: 'test-model' })
const tested = (app: TestDesktop) => app.ask<ModelTestView>('models.test', {})
const failedStep = ({ steps }: ModelTestView) => steps.find(({ state }) => state === 'failed')?.step
/** Each step as the page tells it: how it went, or what went wrong. */
const told = ({ steps }: ModelTestView) => steps.map((each) => (each.state === 'failed' ? each.failure : each.state))

describe('the first step that fails is named, with its remedy', () => {
  const answersWith =
    (status: number, message = 'no'): ModelBehaviour =>
    (response) =>
      sendJson(response, { error: { message } }, status)
  /** Answers a plain question, and a question with tools like this. */
  const withTools =
    (behaves: ModelBehaviour): ModelBehaviour =>
    (response, asked) =>
      asked.at(-1)?.body?.['tools'] === undefined ? passesTest(response, asked) : behaves(response, asked)

  test.each<[string, string, ModelBehaviour, string | null]>([
    ['answer', 'tells_error', answersWith(500, 'out of memory'), 'model_failed'],
    ['answer', 'not_there', answersWith(404), 'model_unknown'],
    ['answer', 'busy', answersWith(429), 'service_busy'],
    ['answer', 'not_understood', (response) => void response.end('<p>Welcome</p>'), 'model_answer_unreadable'],
    ['tools', 'no_checks', (response) => sendStream(response, textChunks('ready')), null],
    ['tools', 'no_checks', withTools(answersWith(400, 'test-model does not support tools')), null],
    ['tools', 'no_checks', withTools(answersWith(500, 'tools param requires --jinja flag')), null],
    ['tools', 'tells_error', withTools(answersWith(500, 'out of memory')), 'model_failed'],
  ])('%s: %s', async (...[step, failure, behaves, code]) => {
    const app = await open({ faults: [] })
    await use(app, (await serve(behaves)).address)
    const test = await tested(app)
    expect([failedStep(test), test.error?.code ?? null]).toEqual([step, code])
    const before = ['not_needed', 'ok', 'not_needed', 'not_needed']
    expect(told(test)).toEqual(step === 'tools' ? [...before, 'ok', failure] : [...before, failure, 'not_tried'])
    if (test.error !== null) expect(test.error.next).toMatch(/\w+ .{10,}\.$/)
  })

  test('the key, which only who asks for it can refuse, and only who was shown it can have taken', async () => {
    const app = await open({ faults: [] })
    const answers = { list: 401, question: 200 }
    const server = createPlainServer((request, response) => {
      const isList = request.url?.endsWith('/models') === true
      const status = isList ? answers.list : answers.question
      request.resume()
      if (status !== 200) sendJson(response, { error: { message: 'no' } }, status)
      else if (isList) sendJson(response, { data: [{ id: 'test-model' }] })
      else sendStream(response, textChunks('OK'))
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use(app, `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`)
    const key = async (list: number, question: number) => {
      Object.assign(answers, { list, question })
      const test = await tested(app)
      return [told(test).slice(3, 5).join(' '), test.error?.code ?? null]
    }
    expect(await key(401, 200)).toEqual(['key_missing not_tried', 'model_key_missing'])
    expect(await key(500, 200)).toEqual(['not_tried tells_error', 'service_failed'])
    expect(await key(404, 404)).toEqual(['not_tried not_understood', 'model_answer_unreadable'])
    expect(await key(200, 404)).toEqual(['not_needed not_there', 'model_unknown'])
    await app.ask('models.setKey', { key: 'sk-0123456789abcdef' })
    expect(await key(401, 200)).toEqual(['not_accepted not_tried', 'service_refused'])
    expect(await key(200, 401)).toEqual(['not_accepted not_tried', 'service_refused'])
    expect(await key(200, 404)).toEqual(['ok not_there', 'model_unknown'])
  })

  test('a test that somebody stops says nothing', async () => {
    const app = await open({ faults: [] })
    await use(app, (await serve(() => void app.send('models.stopTest', {}))).address)
    expect(await app.ask('models.test', {})).toBe(null)
  })

  test('name, connection, certificate and key', async () => {
    const app = await open({ faults: [] })
    await app.backend.settings.set('internalHosts', ['no-such-server'])
    const certificates = makeCertificates(['other.example.com'])
    const secure = createServer(certificates, (_, response) => response.end('{}'))
    servers.push(secure)
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const closed = await serve((response) => sendJson(response, {}, 401))
    const refuses = await openModelServer(passesTest)
    await refuses.close()
    for (const [address, step, code] of [
      ['http://no-such-server/v1', 'name', 'site_not_found'],
      [refuses.address, 'connection', 'model_not_running'],
      [`https://127.0.0.1:${String((secure.address() as AddressInfo).port)}/v1`, 'certificate', 'certificate_refused'],
      [closed.address, 'sign_in', 'model_key_missing'],
    ] as const) {
      expect((await use(app, address)).ok).toBe(true)
      const test = await tested(app)
      expect([failedStep(test), test.error?.code]).toEqual([step, code])
    }
  })
})
