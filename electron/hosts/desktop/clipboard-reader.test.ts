import { expect, test } from 'vitest'

import { createClipboardReader } from './clipboard-reader.ts'

test('the kinds of content are named, and nothing else of the clipboard is asked for', async () => {
  const asked = new Set<string>()
  const clipboard = new Proxy(
    { has: (format: string) => Promise.resolve(['text/html', 'text/plain', 'secret/own'].includes(format)) },
    {
      get: (target, name) => {
        asked.add(String(name))
        return Reflect.get(target, name) as unknown
      },
    },
  )
  expect(await createClipboardReader(clipboard)()).toEqual(['text/plain', 'text/html'])
  expect([...asked]).toEqual(['has'])
})
