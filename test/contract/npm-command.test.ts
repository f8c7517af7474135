import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

type Command = { readonly command: string; readonly args: readonly string[] }
type Place = {
  readonly environment: Readonly<Record<string, string>>
  readonly platform: NodeJS.Platform
  readonly node: string
}
type Setup = { readonly npmCommand: (args: readonly string[], place: Place) => Command }

const file = path.join(import.meta.dirname, '../../build/setup.mjs')
const { npmCommand } = (await import(pathToFileURL(file).href)) as Setup
const node = path.join('/opt', 'node', 'node')

test('npm is started without a shell on every system, and by the npm that runs this project where there is one', () => {
  const cli = path.join('/opt', 'node', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const place = { environment: {}, node } as const
  expect(npmCommand(['ci'], { ...place, platform: 'win32' })).toEqual({ command: node, args: [cli, 'ci'] })
  expect(npmCommand(['ci'], { ...place, platform: 'linux' })).toEqual({ command: 'npm', args: ['ci'] })
  const environment = { npm_execpath: '/usr/lib/npm-cli.js' }
  for (const platform of ['win32', 'linux'] as const) {
    expect(npmCommand(['ci'], { environment, platform, node })).toEqual({
      command: node,
      args: ['/usr/lib/npm-cli.js', 'ci'],
    })
  }
})
