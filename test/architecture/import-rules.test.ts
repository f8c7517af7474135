import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import * as z from 'zod'

import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { repositoryRoot } from './source-files.ts'

const newFolder = useTemporaryFolders()

/** A bad example of each rule: who imports, and what. */
const examples: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'shared-is-pure': ['shared/a.ts', 'electron/kernel/a.ts'],
  'tests-of-shared': ['shared/a.test.ts', 'electron/kernel/a.ts'],
  'kernel-sees-shared-only': ['electron/kernel/b.ts', 'electron/contract/a.ts'],
  'policy-is-pure': ['electron/policy/a.ts', 'electron/store/a.ts'],
  'policy-knows-no-set-of-tools': ['electron/policy/b.ts', 'electron/registry/a.ts'],
  'tool-contract-stands-alone': ['electron/contract/b.ts', 'electron/store/a.ts'],
  'registry-finds-the-tools': ['electron/registry/b.ts', 'electron/store/a.ts'],
  'pipeline-knows-no-agents-no-hosts': ['electron/pipeline/a.ts', 'electron/agents/a.ts'],
  'hosts-are-adapters': ['electron/ipc/chats/c.ts', 'electron/agents/a.ts'],
  'hosts-are-strangers': ['electron/hosts/acp/b.ts', 'electron/hosts/cli/a.ts'],
  'hosts-know-no-stage': ['electron/ipc/chats/d.ts', 'electron/pipeline/confirm.ts'],
  'conversations-know-no-host': ['electron/conversation/a.ts', 'electron/hosts/a.ts'],
  'one-folder-speaks-to-models': ['electron/llm/a.ts', 'electron/store/a.ts'],
  'only-one-folder-knows-openai': ['electron/store/k.ts', 'openai'],
  'model-is-loaded-late': ['electron/store/l.ts', 'electron/llm/openai-model.ts'],
  'editor-protocol-is-loaded-late': ['electron/hosts/acp/a.ts', '@agentclientprotocol/sdk'],
  'runners-know-the-machine-port': ['electron/runners/a.ts', 'electron/store/a.ts'],
  'broker-protocol-stands-alone': ['electron/broker/a.ts', 'electron/store/a.ts'],
  'agents-act-through-the-pipeline': ['electron/agents/b.ts', 'electron/store/a.ts'],
  'executors-know-no-machine': ['electron/executors/b.ts', 'electron/machines/machine.ts'],
  'tool-sees-its-contract': ['electron/tools/a/one/b.ts', 'electron/store/a.ts'],
  'tool-knows-no-set-of-tools': ['electron/tools/a/one/c.ts', 'electron/registry/a.ts'],
  'tool-knows-no-other-tool': ['electron/tools/a/one/d.ts', 'electron/tools/a/two/a.ts'],
  'only-simulated-parts-see-the-simulated-pc': ['electron/tools/a/one/tool.ts', 'electron/machines/simulated/a.ts'],
  'only-portable-parts-see-the-portable-machine': ['electron/tools/a/one/e.ts', 'electron/machines/portable/a.ts'],
  'tool-does-no-io-of-its-own': ['electron/tools/a/one/f.ts', 'node:fs'],
  'tool-packages': ['electron/tools/a/one/g.ts', 'commander'],
  'tool-never-runs-itself-on-windows': ['electron/tools/a/one/h.ts', 'electron/machines/windows/a.ts'],
  'outside-world-only-in-executors': ['electron/store/b.ts', 'node:child_process'],
  'no-electron-in-the-engine': ['electron/store/c.ts', 'electron'],
  'hosts-choose-the-machine': ['electron/ipc/chats/a.ts', 'electron/machines/windows/a.ts'],
  'hosts-and-the-windows-machine-use-executors': ['electron/store/d.ts', 'electron/executors/a.ts'],
  'machines-are-strangers': ['electron/machines/windows/b.ts', 'electron/machines/portable/a.ts'],
  'parts-know-no-whole': ['electron/machines/simulated/parts/a.ts', 'electron/machines/simulated/simulated-pc.ts'],
  'only-hosts-open-the-engine': ['electron/store/m.ts', 'electron/engine/a.ts'],
  'nobody-imports-hosts': ['electron/store/e.ts', 'electron/hosts/a.ts'],
  'no-test-code-in-the-product': ['electron/store/f.ts', 'test/fakes/a.ts'],
  'pages-know-the-contract-only': ['renderer/app/a.ts', 'electron/kernel/a.ts'],
  'nobody-imports-pages': ['electron/ipc/b.ts', 'renderer/components/a.ts'],
  'pages-without-node': ['renderer/app/b.ts', 'node:path'],
  'features-are-strangers': ['renderer/features/one/a.ts', 'renderer/features/two/a.ts'],
  'components-know-no-feature': ['renderer/components/b.ts', 'renderer/features/two/a.ts'],
  'confirmation-stands-alone': ['renderer/confirm/a.ts', 'renderer/state/a.ts'],
  'preload-is-a-bridge': ['electron/preload/a.ts', 'electron/kernel/a.ts'],
  'app-windows-below-ipc': ['electron/app-windows/a.ts', 'electron/hosts/a.ts'],
  'no-cycles': ['electron/store/g.ts', 'electron/store/g.ts'],
  resolvable: ['electron/store/h.ts', 'not-there'],
  'declared-packages': ['electron/store/i.ts', 'stray'],
  'no-development-packages-in-the-product': ['electron/store/j.ts', 'builder'],
}

const packages = {
  dependencies: { '@agentclientprotocol/sdk': '1.0.0', commander: '1.0.0', electron: '1.0.0', openai: '1.0.0' },
  devDependencies: { builder: '1.0.0' },
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text, { flag: 'a' })
}

/** A tree in which every file that is named exists and imports what its example says. */
function writeTree(root: string): void {
  write(root, 'package.json', JSON.stringify({ name: 'examples', ...packages }))
  write(root, 'tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler' } }))
  for (const name of ['@agentclientprotocol/sdk', 'commander', 'electron', 'openai', 'builder', 'stray']) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(root, `node_modules/${name}/index.js`, '')
  }
  for (const [from, to] of Object.values(examples)) {
    const isFile = to.endsWith('.ts')
    if (isFile) write(root, to, '')
    const near = path.posix.relative(path.posix.dirname(from), to)
    const named = !isFile ? to : near.startsWith('.') ? near : `./${near}`
    write(root, from, `import * as other from '${named}'\nexport const a = other\n`)
  }
}

const schema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }),
  }),
})

test('every rule for imports finds its bad example', async () => {
  const root = await newFolder()
  writeTree(root)
  const program = path.join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = path.join(repositoryRoot, '.dependency-cruiser.mjs')
  const folders = ['electron', 'renderer', 'shared', 'test']
  const argv = [program, '--config', config, '--output-type', 'json', ...folders]
  const { stdout } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' })
  const { summary } = schema.parse(JSON.parse(stdout))
  const rules = summary.ruleSetUsed.forbidden.map(({ name }) => name)
  expect(Object.keys(examples).sort()).toEqual([...rules].sort())
  const found = summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
  const expected = Object.entries(examples).map(([rule, [from]]) => `${rule}: ${from}`)
  expect(expected.filter((example) => !found.includes(example))).toEqual([])
})
