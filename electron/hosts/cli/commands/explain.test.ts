import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createTranslator } from '../../../../shared/texts/translate.ts'
import { believedPolicy } from '../../../../test/fakes/policy-source.ts'
import { useTemporaryFolders } from '../../../../test/fakes/storage-deps.ts'
import { systemPorts } from '../../../../test/fakes/system-ports.ts'
import { openBackend } from '../../../engine/backend.ts'
import type { CliContext } from '../context.ts'
import { explainOneUrl } from './explain.ts'

const newFolder = useTemporaryFolders()

test('what the machine policy says counts, whatever the person has set', async () => {
  const folder = await newFolder()
  const policyFile = path.join(folder, 'policy.json')
  const dataFolder = path.join(folder, 'data')
  await mkdir(dataFolder)
  await writeFile(policyFile, JSON.stringify({ denyDomains: ['bad.example.net'], internalHosts: ['10.1.2.3'] }))
  const opened = await openBackend(
    { dataFolder, policy: believedPolicy(policyFile), platform: 'linux', target: 'simulated' },
    systemPorts(),
  )
  if (!opened.ok) throw new Error(opened.error.code)
  const backend = opened.value
  await backend.settings.set('allowDomains', ['bad.example.net'])
  const { signal } = new AbortController()
  const context = { backend, signal, translator: createTranslator('en') } as unknown as CliContext
  const codeOf = async (url: string) => {
    const explained = await explainOneUrl(context, url)
    return explained.ok ? explained.value : explained
  }
  expect(await codeOf('https://a.bad.example.net/')).toMatchObject({ exitCode: 3, data: { code: 'domain_denied' } })
  expect(await codeOf('https://other.example.net/')).toMatchObject({ data: { code: 'domain_not_listed' } })
  expect(await codeOf('http://10.1.2.3/')).toMatchObject({ exitCode: 0, data: { code: 'passed' } })
  expect(await codeOf('http://10.1.2.4/')).toMatchObject({ data: { code: 'ipv4_refused' } })
  await backend.close()
})
