import path from 'node:path'

import { expect, test } from 'vitest'

import { commandName } from './run-cli.ts'

test('the name is what works here', () => {
  expect(commandName({ npm_lifecycle_event: 'cli' }, '/any/cli.cjs')).toBe('npm run --silent cli --')
  expect(commandName({}, path.resolve('dist', 'cli.cjs'))).toBe(`node ${path.join('dist', 'cli.cjs')}`)
  expect(commandName({}, '/usr/bin/deskmedic')).toBe('deskmedic')
})
