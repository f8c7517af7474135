import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { errorCode } from './error-code.ts'

it('reads the code of a system call that failed', async () => {
  const thrown: unknown = await readFile(new URL('missing-file', import.meta.url)).catch((error: unknown) => error)
  expect(errorCode(thrown)).toBe('ENOENT')
})

it.each([[null], [undefined], ['ENOENT'], [new Error('ENOENT')], [new DOMException('', 'AbortError')], [{ code: 5 }]])(
  'finds none in %s',
  (thrown) => {
    expect(errorCode(thrown)).toBeNull()
  },
)
