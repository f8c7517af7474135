import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { dataOf, envelopeOf, expectRefused, run, simulated, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()

describe('the terminal keeps no setting that the window refuses', () => {
  test.each([
    ['workspaces', 'work=//evil/share', 'workspace_invalid'],
    ['workspaces', 'docs=/tmp,docs=/', 'workspace_invalid'],
    ['internalHosts', 'EXAMPLE.com:99999,a%b', 'server_invalid'],
    ['allowDomains', 'good.example,%41.com', 'domain_invalid'],
    ['denyToolDomains', 'web_fetch:example..com', 'domain_invalid'],
    ['webhooks', 'a=https://user:pw@example.com/x', 'webhook_invalid'],
    ['modelAddress', 'http://models.example/v1', 'url_refused'],
    ['modelAddress', 'https://user:pw@models.example/v1', 'web_address_invalid'],
    ['modelEndpoints', 'https://models.example:99999/v1', 'web_address_invalid'],
    ['modelAgreed', 'https://models.example/v1', 'setting_not_typed'],
    ['notifyWebhook', 'nobody', 'unknown_webhook'],
    ['startWithSystem', 'true', 'setting_of_app'],
    ['codeCollections', 'shop=nowhere/a', 'unknown_workspace'],
    ['codeCollections', 'No Name=downloads/a', 'invalid_arguments'],
    ['searxngUrl', 'https://user:pw@search.example', 'web_address_invalid'],
  ])('%s %s', async (key, value, code) => {
    const folder = await newFolder()
    const refusal = await run(['config', 'set', key, value, '--json', ...simulated(folder)])
    expect(envelopeOf(refusal)).toMatchObject({ ok: false, error: { code } })
    expect(refusal.stdout + refusal.stderr).not.toContain('pw')
    await expectRefused(['config', 'set', key, value, ...simulated(folder)], { code, exit: refusal.code ?? 0 })
    expect(dataOf(await run(['config', 'get', key, '--json', ...simulated(folder)]))).toMatchObject({
      source: 'default',
    })
  })
})

test('a webhook that is told how repairs end stays until another one or none is', async () => {
  const here = simulated(await newFolder())
  const set = (key: string, value: string) => run(['config', 'set', key, value, '--json', ...here])
  await set('webhooks', 'it=https://hooks.example/in,desk=https://desk.example/in')
  const unknown = envelopeOf(await set('notifyWebhook', 'helpdesk'))
  expect(unknown.error?.nextStep).toContain('Possible are: it, desk.')
  expect((await set('notifyWebhook', 'it')).code).toBe(0)
  expect(envelopeOf(await set('webhooks', ''))).toMatchObject({ ok: false, error: { code: 'webhook_in_use' } })
  expect((await set('notifyWebhook', '')).code).toBe(0)
  expect((await set('webhooks', '')).code).toBe(0)
})

test('an address that can hold a secret is kept whole and shown without it, to a person and to a script', async () => {
  const folder = await newFolder()
  const secret = 'T0topsecret'
  const set = await run(['config', 'set', 'webhooks', `it=https://hooks.example/${secret}`, ...simulated(folder)])
  expect(set.code).toBe(0)
  const shown = [set]
  for (const words of [['get', 'webhooks'], ['list']])
    shown.push(
      await run(['config', ...words, ...simulated(folder)]),
      await run(['config', ...words, '--json', ...simulated(folder)]),
    )
  for (const { stdout, stderr } of shown) {
    expect(stdout).toContain('https://hooks.example/…')
    expect(stdout + stderr).not.toContain(secret)
  }
  expect(await readFile(path.join(folder, 'settings.json'), 'utf8')).toContain(secret)
})
