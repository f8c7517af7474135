import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createCodeIndex, type CodeIndex } from './code-index.ts'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const add = (index: CodeIndex, file: string, text: string): void => index.add(file, { digest: digestOf(text), text })

test('a file that changed is found by what it says now, and no longer by what it said', () => {
  const index = createCodeIndex()
  add(index, 'a.ts', 'function parseInvoice() {}')
  add(index, 'a.ts', 'function sendReminder() {}')
  expect(index.query({ text: 'invoice', maxResults: 5 })).toEqual([])
  expect(index.query({ text: 'reminder', maxResults: 5 })).toMatchObject([{ file: 'a.ts', name: 'sendReminder' }])
  index.delete('a.ts')
  expect(index.query({ text: 'reminder', maxResults: 5 })).toEqual([])
})

test('only what is asked for counts', () => {
  const index = createCodeIndex()
  add(index, 'src/a.py', 'def load_users():\n    pass\n')
  add(index, 'test/a.py', 'def load_users():\n    pass\n')
  const found = index.query({ text: 'load users', maxResults: 5, where: (file) => file.startsWith('src/') })
  expect(found.map(({ file }) => file)).toEqual(['src/a.py'])
})

test('what was kept answers as what it was made from, and goes on taking files', () => {
  const file = fc.tuple(fc.constantFrom('a.ts', 'b/c.py', 'd.rs'), fc.lorem({ maxCount: 12 }))
  fc.assert(
    fc.property(fc.array(file, { maxLength: 8 }), fc.lorem({ maxCount: 3 }), (files, text) => {
      const index = createCodeIndex()
      for (const [name, content] of files) add(index, name, content)
      const kept = createCodeIndex(JSON.parse(JSON.stringify(index.save())) as ReturnType<CodeIndex['save']>)
      for (const one of [index, kept]) add(one, 'later.ts', 'function addedLater() {}')
      expect(kept.query({ text: `${text} added`, maxResults: 9 })).toEqual(
        index.query({ text: `${text} added`, maxResults: 9 }),
      )
      expect(kept.files()).toEqual(index.files())
    }),
    { numRuns: 50 },
  )
})

/** Asked as somebody would who has not seen the code. */
const questions: readonly (readonly [question: string, file: string])[] = [
  ['where is an approval bound to what was shown', 'electron/pipeline/approvals.ts'],
  ['how does the pipeline wait until the computer is idle', 'electron/pipeline/wait-for-idle.ts'],
  ['kill a process tree', 'electron/executors/process/kill-tree.ts'],
  ['which addresses are private', 'electron/executors/http/private-address.ts'],
  ['decide whether a redirect is allowed', 'electron/executors/http/guard/decide-redirect.ts'],
  ['write zip archive', 'electron/executors/files/zip-archive.ts'],
  ['open a file inside a folder without following links', 'electron/executors/files/open-inside.ts'],
  ['mask secrets in text', 'electron/contract/mask-secrets.ts'],
  ['audit log append hash chain', 'electron/audit/audit-log.ts'],
  ['judge whether a fix helped', 'electron/policy/prove.ts'],
  ['names that are spelled nearly like an unknown one', 'electron/contract/similar-names.ts'],
  ['parse clixml from powershell', 'electron/executors/powershell/clixml.ts'],
  ['pool of powershell sessions', 'electron/executors/powershell/session-pool.ts'],
  ['retention of old records', 'electron/engine/retention.ts'],
  ['ask the person on the terminal to confirm', 'electron/hosts/cli/confirm-on-terminal.ts'],
  ['migrate old settings file', 'electron/settings/settings.ts'],
  ['canonical json', 'electron/kernel/canonical-json.ts'],
  ['validate the sender of an ipc message', 'electron/ipc/validate-sender.ts'],
  ['security descriptor parsing', 'electron/kernel/security-descriptor.ts'],
  ['edit a text file by lines', 'electron/executors/files/editing/line-edits.ts'],
]

test('plain questions about this code lead to the file that answers them', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const index = createCodeIndex()
  for (const file of readdirSync(path.join(root, 'electron'), { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test|texts)\.ts$/.test(file)) continue
    add(index, `electron/${file.replaceAll('\\', '/')}`, readFileSync(path.join(root, 'electron', file), 'utf8'))
  }
  const places = questions.map(([text, file]) => {
    const files = [...new Set(index.query({ text, maxResults: 40 }).map((match) => match.file))]
    return { text, place: files.indexOf(file) }
  })
  const within = (most: number): number => places.filter(({ place }) => place >= 0 && place < most).length
  // What is written tomorrow is searched as well: a question or two may lose its place to it.
  expect(within(1), JSON.stringify(places.filter(({ place }) => place !== 0))).toBeGreaterThanOrEqual(15)
  expect(within(5)).toBeGreaterThanOrEqual(17)
})
