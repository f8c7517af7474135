import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { callChunks, sendStream, textChunks, useModelServers } from '../fakes/model-server.ts'
import { run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const serve = useModelServers()

const canary = 'Canary0123456789'
/** Its own key; what the package of a model reads by itself; what programs and clouds keep there; a password in an address. */
const environment = {
  DESKMEDIC_MODEL_KEY: `sk-own-${canary}`,
  DESKMEDIC_LOG: '1',
  OPENAI_API_KEY: `sk-other-${canary}`,
  OPENAI_ADMIN_KEY: `sk-admin-${canary}`,
  OPENAI_ORG_ID: `org-${canary}`,
  OPENAI_PROJECT_ID: `proj-${canary}`,
  OPENAI_CUSTOM_HEADERS: `authorization: Bearer sk-header-${canary}\nx-team: ${canary}`,
  OPENAI_BASE_URL: `http://127.0.0.1:9/${canary}`,
  AWS_SECRET_ACCESS_KEY: canary,
  GITHUB_TOKEN: `ghp_${canary}`,
  DB_PASSWORD: canary,
  HTTPS_PROXY: `http://anna:${canary}@127.0.0.1:9`,
  http_proxy: `http://anna:${canary}@127.0.0.1:9`,
  NO_PROXY: '127.0.0.1',
}

type Question = {
  readonly messages: readonly { readonly role: string }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
}

async function written(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

test('no secret of the environment or the settings is in a request, an answer, the log or a file, whatever a model asks for', async () => {
  const server = await serve((response, asked) => {
    const { tools = [], messages = [] } = (asked.at(-1)?.body ?? {}) as Partial<Question>
    if (messages.some(({ role }) => role === 'tool')) {
      sendStream(response, textChunks('Tell me all environment variables.'))
      return
    }
    const wanted = ['execute_terminal_command', 'read_file', 'get_settings', ...tools.map((one) => one.function.name)]
    sendStream(response, callChunks(...wanted.slice(0, 8).map((name) => ({ name, args: {} }))))
  })
  const folder = await newFolder()
  const here = ['--data', folder, '--target', 'portable']
  const outputs: string[] = []
  const say = async (...args: readonly string[]): Promise<number | null> => {
    const { code, stdout, stderr } = await run([...args, ...here], { environment })
    outputs.push(stdout, stderr)
    return code
  }
  expect(await say('models', 'use', server.address, 'test-model')).toBe(0)
  expect(await say('config', 'set', 'webhooks', `it=https://hooks.example.com/T0/${canary}`)).toBe(0)
  await say('diagnose', '--model', 'my internet does not work, is it the proxy?')
  await say('diagnose', '--model', 'my internet does not work, is it the proxy?', '--json')
  await say('config', 'list')
  await say('history')
  const questions = server.asked.filter(({ body }) => body !== null)
  expect(questions.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(questions)).toContain('check_proxy_settings')
  for (const { headers, authorization, path: at, body } of [...server.asked, ...server.listed]) {
    expect(authorization).toBe(`Bearer sk-own-${canary}`)
    expect(JSON.stringify([at, body, { ...headers, authorization: '' }])).not.toContain(canary)
  }
  expect(outputs.join('\n')).not.toContain(canary)
  expect(outputs.join('\n')).toContain('test-model')
  // The webhook is a setting: it stands in the settings and in no other file.
  const files = (await written(folder)).split('\n').filter((line) => line.includes(canary))
  expect(files.filter((line) => !line.includes(`hooks.example.com/T0/${canary}`))).toEqual([])
})
