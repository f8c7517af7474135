import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer, type Server } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { endpointSteps, type EndpointStep, type StepFailure } from '../../shared/domain/model-endpoint.ts'
import { openModelServer, sendJson, sendStream, textChunks, type ModelBehaviour } from '../fakes/model-server.ts'
import { makeCertificates } from '../network/certificates.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const unknownName = 'http://no-such-server/v1'
const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-endpoint-'))
const opened: { close: () => Promise<unknown> }[] = []
let launched: LaunchedApp

beforeAll(async () => {
  const settings = { internalHosts: ['no-such-server'], modelName: 'test-model', modelAddress: unknownName }
  writeFileSync(path.join(dataFolder, 'settings.json'), JSON.stringify(settings))
  launched = await launchApp({ dataFolder })
  await createPerson(launched).openSettings('models')
})
afterAll(async () => {
  await launched.close()
  for (const each of opened) await each.close()
  await removeFolder(dataFolder)
})

async function serve(answer: ModelBehaviour): Promise<string> {
  const server = await openModelServer(answer)
  opened.push(server)
  return server.address
}

/** Answers nothing before it has proved who it is, by a root that nobody knows. */
function serveUntrusted(): Promise<string> {
  const { key, cert } = makeCertificates(['127.0.0.1'])
  const server = createServer({ key, cert }, (_request, response) => sendJson(response, { data: [] }))
  return listening(server, 'https')
}

/** Was there a moment ago. */
async function gone(): Promise<string> {
  const address = await listening(createPlainServer(), 'http')
  await opened.pop()?.close()
  return address
}

/** Wants a key for everything. */
function serveLocked(): Promise<string> {
  const server = createPlainServer((_request, response) => sendJson(response, { error: { message: 'no key' } }, 401))
  return listening(server, 'http')
}

async function listening(server: Server, scheme: 'http' | 'https'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({ close: () => new Promise((resolve) => server.close(resolve)) })
  return `${scheme}://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`
}

type Failing = {
  readonly step: EndpointStep
  readonly failure: StepFailure
  readonly says: RegExp
  readonly remedy: RegExp
  readonly open: () => Promise<string>
}

const failing: readonly Failing[] = [
  {
    ...{
      step: 'name',
      failure: 'not_found',
      says: /No address was found for no-such-server/,
      remedy: /Check the spelling of the name/,
    },
    open: () => Promise.resolve(unknownName),
  },
  {
    ...{
      step: 'connection',
      failure: 'not_reached',
      says: /No model is running at/,
      remedy: /Start the program that runs it/,
    },
    open: gone,
  },
  {
    ...{
      step: 'certificate',
      failure: 'not_trusted',
      says: /couldn’t prove who it is/,
      remedy: /root certificate|Check that the name/,
    },
    open: serveUntrusted,
  },
  {
    ...{ step: 'sign_in', failure: 'key_missing', says: /asks for a key/, remedy: /Enter the key that you were given/ },
    open: serveLocked,
  },
  {
    ...{
      step: 'answer',
      failure: 'tells_error',
      says: /test-model at .* couldn’t answer/,
      remedy: /Go on without the model/,
    },
    open: () => serve((response) => sendJson(response, { error: { message: 'out of memory' } }, 500)),
  },
  {
    ...{
      step: 'tools',
      failure: 'no_checks',
      says: /test-model answers, but doesn’t run checks/,
      remedy: /Choose a model that can/,
    },
    open: () => serve((response) => sendStream(response, textChunks('OK'))),
  },
]

it.each(failing)('a test that fails at $step says so, why, and what to do', async (asked) => {
  const { step, failure, says, remedy, open } = asked
  const { page } = launched
  const person = createPerson(launched)
  const address = await open()
  await page.getByRole('textbox', { name: person.text('ui.models.address'), exact: true }).fill(address)
  await person.button('ui.models.test').or(person.button('ui.models.testAgain')).click()
  const told = page.locator('.remedy', { hasText: says })
  await told.waitFor()
  expect(await told.innerText()).toMatch(remedy)
  const states = await page.locator('.probe .pd').allInnerTexts()
  const place = endpointSteps.indexOf(step)
  const later = person.text('ui.models.state.not_tried')
  expect(states).toHaveLength(6)
  expect(states[place]).toBe(person.text(`ui.models.failed.${failure}`))
  expect(states.slice(place + 1).every((state) => state === later)).toBe(true)
  expect(states.slice(0, place)).not.toContain(later)
  expect(states.slice(0, place)).not.toContain(states[place])
})
