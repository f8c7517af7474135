import { describe, expect, it } from 'vitest'

import { contract, type CommandName } from '../../shared/ipc/contract.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { silentLogger } from '../kernel/ports.ts'
import { fail, ok } from '../kernel/result.ts'
import { createRouter, type Handlers, type Router } from './router.ts'

const page = { windowId: 7, allowed: true }

/** Every command answers with what it was given; the tests look at what comes before and after. */
function echoHandlers(own: Partial<Handlers> = {}): Handlers {
  const names = Object.keys(contract) as CommandName[]
  const echo = (input: unknown, context: unknown) => Promise.resolve(ok({ input, context }))
  return { ...Object.fromEntries(names.map((name) => [name, echo])), ...own } as unknown as Handlers
}

function routerOf(own: Partial<Handlers> = {}): Router {
  const translator = createTranslator('en')
  return createRouter({ handlers: echoHandlers(own), translator: () => translator, logger: silentLogger })
}

function codeOf(envelope: Awaited<ReturnType<Router>>): string | null {
  return envelope.ok ? null : envelope.error.code
}

describe('router', () => {
  it('hands checked input and the window to the handler', async () => {
    const answer = await routerOf()({ name: 'chats.list', input: { query: 'printer' } }, page)
    expect(answer).toEqual({ ok: true, data: { input: { query: 'printer' }, context: { windowId: 7 } } })
  })

  it('asks no handler when the sender is not the one that may ask', async () => {
    let asked = 0
    const router = routerOf({
      'tools.list': () => {
        asked += 1
        return Promise.resolve(ok([]))
      },
    })
    const answer = await router({ name: 'tools.list', input: {} }, { ...page, allowed: false })
    expect([codeOf(answer), asked]).toEqual(['sender_refused', 0])
  })

  it.each([
    ['a command that does not exist', { name: 'files.read', input: {} }],
    ['a name of every object', { name: 'constructor', input: {} }],
    ['a name that is no text', { name: ['pc.get'], input: {} }],
    ['no command at all', null],
    ['a message without input', { name: 'pc.get' }],
  ])('refuses %s', async (_what, message) => {
    expect(codeOf(await routerOf()(message, page))).toBe('unknown_command')
  })

  it.each([
    ['a key that is not known', { name: 'pc.get', input: { extra: 1 } }],
    ['a missing key', { name: 'chats.open', input: {} }],
    ['a path where an id belongs', { name: 'chats.open', input: { chatId: '../secret' } }],
    ['a value of the wrong type', { name: 'chats.list', input: { query: 5 } }],
  ])('refuses %s', async (_what, message) => {
    expect(codeOf(await routerOf()(message, page))).toBe('invalid_input')
  })

  it('refuses what is larger than 256 KB before it looks at it', async () => {
    const input = { query: 'x'.repeat(300 * 1024) }
    expect(codeOf(await routerOf()({ name: 'chats.list', input }, page))).toBe('message_too_large')
  })

  it('refuses what JSON cannot hold', async () => {
    const input: Record<string, unknown> = {}
    input['self'] = input
    expect(codeOf(await routerOf()({ name: 'pc.get', input }, page))).toBe('message_too_large')
  })

  it('gives the sentences of an expected failure', async () => {
    const router = routerOf({ 'tools.list': () => Promise.resolve(fail('audit_unavailable', { reason: 'ENOSPC' })) })
    const answer = await router({ name: 'tools.list', input: {} }, page)
    expect(answer).toMatchObject({ ok: false, error: { code: 'audit_unavailable', number: 'DM-DATA-1' } })
    expect(answer.ok ? '' : answer.error.why).not.toBe('')
  })

  it('hides a bug behind a code', async () => {
    const router = routerOf({ 'tools.list': () => Promise.reject(new Error('secret path /home/me')) })
    const answer = await router({ name: 'tools.list', input: {} }, page)
    expect(codeOf(answer)).toBe('internal')
    expect(JSON.stringify(answer)).not.toContain('secret')
  })
})
