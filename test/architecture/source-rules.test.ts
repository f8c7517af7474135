import { homedir } from 'node:os'

import { expect, test } from 'vitest'

import { isTestFile, linesMatching, repositoryRoot, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const code = files.filter(({ path }) => /\.(ts|mts|mjs|ps1)$/.test(path))
const product = code.filter((file) => /^(electron|shared)\//.test(file.path) && !isTestFile(file))

/** Long lists of sentences are data: they are read top to bottom, not followed. */
const sentences = /^(electron\/tools\/[^/]+\/[^/]+\/texts|shared\/texts\/[^/]+)\.ts$/
const maxLines = 300

/** Patterns are put together here so that this file does not contain what it looks for. */
const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What a rule finds in code that breaks it. */
const found = (text: string, rule: RegExp): number => linesMatching([{ path: 'bad.ts', text }], rule).length

test('the walk sees the product', () => {
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['package.json', 'electron/policy/decide.ts', 'shared/errors.ts']))
  expect(product.length).toBeGreaterThan(300)
})

test(`no file has more than ${maxLines} lines`, () => {
  const long = code
    .filter(({ path }) => !sentences.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > maxLines)
  expect(long).toEqual([])
})

test('file and folder names are kebab-case', () => {
  const part = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const isBad = (path: string): boolean => !path.split('/').every((name) => part.test(name))
  expect(['a/camelCase.ts', 'Folder/a.ts', 'a/snake_case.ts'].every(isBad)).toBe(true)
  expect(code.map(({ path }) => path).filter(isBad)).toEqual([])
})

test('the product exports by name', () => {
  const rule = /\bexport default\b|\bexport\s*\{[^}]*\bas default\b/
  expect(found('export default run\nexport { run as default }', rule)).toBe(2)
  expect(linesMatching(product, rule)).toEqual([])
})

test('the product has no barrels: one name, one place', () => {
  const rule = /^export \* from /
  expect(found("export * from './a.ts'", rule)).toBe(1)
  expect(linesMatching(product, rule)).toEqual([])
  expect(product.filter(({ path }) => path.endsWith('/index.ts')).map(({ path }) => path)).toEqual([])
})

test('the product takes no fingerprint that a FIPS policy of Windows refuses, in code or in scripts', () => {
  const rule =
    /createHash\(\s*['"`](?!sha(256|384|512))|\b(MD5|SHA1|HMACSHA1|RIPEMD160)(Cng|Managed|CryptoServiceProvider)?\]|SHA\d+Managed|-Algorithm\s+(MD5|SHA1)\b/i
  const bad = [
    "createHash('md5')",
    "createHash('sha1')",
    '[Security.Cryptography.MD5]::Create()',
    'SHA256Managed',
    'Get-FileHash -Algorithm SHA1',
  ]
  expect(found(bad.join('\n'), rule)).toBe(bad.length)
  expect(found("createHash('sha256')", rule)).toBe(0)
  expect(linesMatching(product, rule)).toEqual([])
})

test('tests use fakes of ports, not mocked modules', () => {
  const rule = pattern(String.raw`\bvi`, String.raw`\.(do)?[mM]`, 'ock', String.raw`\(`)
  expect(found(['vi.m', 'vi.doM'].map((start) => `${start}ock('./a.ts')`).join('\n'), rule)).toBe(2)
  expect(linesMatching(code, rule)).toEqual([])
})

test('no test is switched off or runs alone', () => {
  const tests = code.filter(isTestFile)
  const skipped = pattern(String.raw`\b(test|it|describe|scenario)\.`, String.raw`(only|skip|todo|fails)\b(?!If)`)
  const bad = ['test', 'describe', 'it', 'scenario'].flatMap((word) =>
    ['only', 'skip'].map((how) => `${word}.${how}('a')`),
  )
  expect(found(bad.join('\n'), skipped)).toBe(bad.length)
  expect(linesMatching(tests, skipped)).toEqual([])
})

test('what is logged is a sentence of the program: values stand beside it, where they are sifted', () => {
  const rule = /\.log\(\s*'(debug|info|warn|error)',\s*[^'\s]/
  expect(rule.test("logger.log('warn', `of ${name}`)")).toBe(true)
  const written = product.filter(({ text }) => rule.test(text))
  // Names of tools and codes in the form that administrators of registries know.
  expect(written.map(({ path }) => path)).toEqual(['electron/registry/registry.ts'])
})

test('nothing is left for later', () => {
  const words = ['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X' + 'XX']
  const rule = pattern(String.raw`\b(`, words.join('|'), String.raw`)\b`)
  expect(found(words.map((word) => `// ${word}: later`).join('\n'), rule)).toBe(words.length)
  expect(linesMatching(files, rule)).toEqual([])
})

test('nothing names a folder of the computer it was written on', () => {
  const here = [repositoryRoot, homedir()].filter((folder) => folder.length > 1).map(escaped)
  const folders = ['/ro' + 'ot/', '/wo' + 'rk/', ...here.map((folder) => `${folder}/`)]
  const inProduct = pattern(String.raw`(?<![\w.])(`, [...folders, '/ho' + 'me/'].join('|'), ')')
  const inTests = pattern(String.raw`(?<![\w.])(`, folders.join('|'), ')')
  expect(folders.filter((folder) => found(`'${folder}a'`, inProduct) + found(`'${folder}a'`, inTests) < 2)).toEqual([])
  expect(found(`'${'/ho' + 'me/'}a'`, inProduct)).toBe(1)
  expect(
    linesMatching(
      files.filter((file) => !isTestFile(file)),
      inProduct,
    ),
  ).toEqual([])
  expect(linesMatching(files.filter(isTestFile), inTests)).toEqual([])
})

test('time, randomness and ids come from ports', () => {
  const source = /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|\brandomBytes\(/
  expect(found('Date.now()\nnew Date()\nMath.random()\nperformance.now()\nrandomUUID()\nrandomBytes(8)', source)).toBe(
    6,
  )
  const adapters = /^electron\/(kernel\/(system-ports|timers)\.ts|hosts\/)/
  expect(
    linesMatching(
      product.filter(({ path }) => path.endsWith('.ts') && !adapters.test(path)),
      source,
    ),
  ).toEqual([])
})

test('no single variable of a process is read: where Windows lies is asked of the system, keys go through their port', () => {
  const rule = /\bprocess\.env\??\s*(?:\.\s*\w|\[)/
  expect(found("process.env['SystemRoot']\nprocess.env.windir\nprocess.env?.HOME", rule)).toBe(3)
  expect(linesMatching(product, rule)).toEqual([])
})

test('a plan is asked about where a turn is led, where a person says so in words, and where a page wants it', () => {
  const rule = /\.approve\(\{ planId\b/
  expect(found('conversation.approve({ planId: plan.id, digests })', rule)).toBe(1)
  const asked = linesMatching(product, rule).map((line) => line.slice(0, line.indexOf(':')))
  expect(asked).toEqual([
    'electron/conversation/plan-answers.ts',
    'electron/conversation/typed-turns.ts',
    'electron/ipc/handlers/chats.ts',
  ])
})

test('an undo is wished for in one place', () => {
  const rule = /\bintent: 'undo'/
  expect(found("submit({ intent: 'undo', undoes })", rule)).toBe(1)
  // The type says it as well.
  const code = product.filter(({ path }) => path !== 'shared/domain/tool-call.ts')
  const wished = linesMatching(code, rule).map((line) => line.slice(0, line.indexOf(':')))
  expect(wished).toEqual(['electron/conversation/undo-runs.ts'])
})

test('how a call ended is kept in one place, also where a crash left that open', () => {
  const rule = /\bhistory\.append\b|\{[^}]*\bappend\b[^}]*\} = [\w.()]*\bhistory\b/
  expect(found('ports.history.append(call)\nconst { append } = ports.history', rule)).toBe(2)
  // What is written of it is masked by the port itself.
  const others = product.filter(({ path }) => !path.endsWith('/masked-records.ts'))
  const kept = linesMatching(others, rule).map((line) => line.slice(0, line.indexOf(':')))
  expect(kept).toEqual(['electron/pipeline/outcome-in-history.ts'])
})

test('a yes comes to be in one place: where the consent of a person was asked for', () => {
  const rule = /\bapprovals?\.issue\b|\{[^}]*\bissue\b[^}]*\} = [\w.()]*approvals\b/i
  expect(found('approvals.issue(yes)\nconst { issue } = ports.approvals', rule)).toBe(2)
  const given = linesMatching(product, rule)
  expect(given.map((line) => line.slice(0, line.indexOf(':')))).toEqual(['electron/pipeline/consent.ts'])
})

test('a host answers through its consent port: it reaches no call that waits, and asks about steps in one place', () => {
  const hosts = product.filter(({ path }) => /^electron\/(engine|hosts|ipc)\//.test(path))
  const placesOf = (rule: RegExp): readonly string[] => [
    ...new Set(linesMatching(hosts, rule).map((line) => line.slice(0, line.indexOf(':')))),
  ]
  const waiting = /\bidleQueue\b/
  expect(found("engine.idleQueue.answer(id, 'now', role)\nconst { idleQueue } = engine.pipelinePorts", waiting)).toBe(2)
  expect(placesOf(waiting)).toEqual(['electron/engine/engine.ts'])
  const aboutSteps = /\bask\w*\(\{[^}]*\bsteps\b/
  expect(found("ask({ kind: 'fix', steps })\nthis.askPerson({ kind, steps: [step] })", aboutSteps)).toBe(2)
  expect(placesOf(aboutSteps)).toEqual(['electron/ipc/consent/window-consent.ts'])
})

test('the host of editors is an adapter: the whole of it has fewer than 250 lines of code', () => {
  const linesOfCode = (text: string): number =>
    text.split('\n').filter((line) => !/^\s*(?:\/\/|\/\*|\*|$)/.test(line)).length
  expect(linesOfCode('// why\n\n/** what */\nconst a = 1\n * of it\nrun(a)\n')).toBe(2)
  const host = product.filter(({ path }) => path.startsWith('electron/hosts/acp/'))
  expect(host.length).toBeGreaterThan(0)
  expect(host.reduce((sum, { text }) => sum + linesOfCode(text), 0)).toBeLessThan(250)
})
