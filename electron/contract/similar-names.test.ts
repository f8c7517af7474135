import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { similarNames } from './similar-names.ts'

const names = ['check_cpu_usage', 'check_printers', 'check_print_queue', 'cancel_print_job', 'portNumber', 'days']

test('finds what was meant from a part, a slip of a key and another spelling', () => {
  expect(similarNames('check_cpu', names)).toEqual(['check_cpu_usage'])
  expect(similarNames('chekc_printers', names)[0]).toBe('check_printers')
  expect(similarNames('port_number', names)).toEqual(['portNumber'])
  expect(similarNames('Check Print', names)).toContain('check_printers')
})

test('guesses nothing where nothing is near', () => {
  expect(similarNames('weather', names)).toEqual([])
  expect(similarNames('', names)).toEqual([])
})

test('whatever is written, at most three of the names come back', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const found = similarNames(written, names)
      expect(found.length).toBeLessThanOrEqual(3)
      for (const name of found) expect(names).toContain(name)
    }),
  )
})
