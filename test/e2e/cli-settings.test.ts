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
