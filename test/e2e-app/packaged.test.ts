import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isRoot, root } from './launch.ts'
import { removeFolder } from './remove-folder.ts'

const program = path.join(root, 'release', 'linux-unpacked', 'deskmedic')
const debuggingPort = 9_417

/** The packaged program is fused, so nothing can drive it from outside: these tests only look at what it does. */
describe.skipIf(process.platform !== 'linux')('the packaged program', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-packaged-'))
  const words = [...(isRoot() ? ['--no-sandbox'] : []), '--data', dataFolder, '--target', 'simulated']
  let first: ChildProcess | null = null

  const start = (...more: string[]): ChildProcess => spawn(program, [...words, ...more], { stdio: 'ignore' })
  const exitCodeOf = (child: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => child.once('exit', resolve))

  beforeAll(async () => {
    const packed = spawnSync(process.execPath, ['build/dist.mjs', '--linux', 'dir'], { cwd: root, encoding: 'utf8' })
    if (packed.status !== 0) throw new Error(`${packed.stdout}${packed.stderr}`)
    first = start(`--remote-debugging-port=${debuggingPort}`, `--inspect=${debuggingPort + 1}`)
    for (let look = 0; look < 600 && !existsSync(path.join(dataFolder, 'audit')); look += 1) await pause(100)
  })

  afterAll(async () => {
    if (first?.exitCode === null) {
      const ended = exitCodeOf(first)
      first.kill()
      await ended
    }
    await removeFolder(dataFolder)
  })

  it('starts and opens its data', () => {
    expect(first?.exitCode).toBeNull()
    expect(existsSync(path.join(dataFolder, 'audit'))).toBe(true)
  })

  it('has the fuses of a release burnt in', async () => {
    const wire = await getCurrentFuseWire(program)
    // The wire holds a digit for each fuse.
    const isOn = (fuse: FuseV1Options): boolean => Number(wire[fuse]) === '1'.charCodeAt(0)
    expect({
      RunAsNode: isOn(FuseV1Options.RunAsNode),
      EnableCookieEncryption: isOn(FuseV1Options.EnableCookieEncryption),
      EnableNodeOptionsEnvironmentVariable: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      EnableNodeCliInspectArguments: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      EnableEmbeddedAsarIntegrityValidation: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      OnlyLoadAppFromAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    }).toEqual({
      RunAsNode: false,
      EnableCookieEncryption: true,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
    })
  })

  it('lets no debugger in', async () => {
    expect(await Promise.all([debuggingPort, debuggingPort + 1].map(isOpen))).toEqual([false, false])
  })

  it('hands a second start over to the first', async () => {
    expect(await exitCodeOf(start())).toBe(0)
  })

  it('ends in order when it is asked to', async () => {
    if (first === null) throw new Error('it never started')
    const ended = exitCodeOf(first)
    first.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
