import { describe, expect, it } from 'vitest'

import { withFields } from './with-fields.ts'

describe('withFields', () => {
  it('gives what spreading both gives, in the same order', () => {
    const base = { state: 'proposed', id: '1', object: undefined }
    const added = { state: 'running', lastLine: null }
    const both = withFields(base, added)
    expect(both).toStrictEqual({ ...base, ...added })
    expect(Object.keys(both)).toEqual(['state', 'id', 'object', 'lastLine'])
  })

  it('leaves both as they were, and takes a frozen one', () => {
    const base = Object.freeze({ id: '1' })
    const added = Object.freeze({ id: '2' })
    expect([withFields(base, added), base, added]).toEqual([{ id: '2' }, { id: '1' }, { id: '2' }])
  })
})
