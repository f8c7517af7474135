import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { commands, peerConsole, written, type PeerConsole } from '../fakes/console-peer.ts'
import { isAlive } from '../fakes/script-host-fixture.ts'

/** Why the product starts the script host itself: docs/adr/0001. A version without these faults would reopen the decision. */
describe.skipIf(process.platform === 'win32')('the package node-powershell 5.0.1', () => {
  let folder = ''
  let peer: PeerConsole
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-peer-'))
    peer = peerConsole(folder)
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('runs a command on after its time is up', async () => {
    const file = path.join(folder, 'late')
    const shell = peer.open({ invocationTimeout: 300 })
    await expect(shell.invoke(commands.writeLater(1_500, file))).rejects.toThrow()
    expect(existsSync(file)).toBe(false)
    expect(await written(file)).toBe('written')
    await shell.dispose()
  })

  test('leaves running what a command started', async () => {
    const file = path.join(folder, 'pid')
    const shell = peer.open()
    await shell.invoke(commands.startProgram(file))
    const pid = Number(await written(file))
    await shell.dispose('SIGKILL').catch(() => undefined)
    try {
      expect(isAlive(pid)).toBe(true)
    } finally {
      process.kill(pid, 'SIGKILL')
    }
  })

  test('ends the program around it when the host ends with an error before the first command', () => {
    const script = `
      const { PowerShell } = require('node-powershell')
      const shell = new PowerShell({ executable: process.argv[1] })
      process.kill(shell.process.pid, 'SIGKILL')
      setTimeout(() => process.stdout.write('still here'), 3_000)`
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script, peer.executable], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('ProcessError')
  })

  test('starts another program than it was told where a variable says so', () => {
    const script = `
      const { PowerShell } = require('node-powershell')
      const shell = new PowerShell({ executable: process.argv[1] })
      shell.process.on('error', () => undefined)
      process.stdout.write(shell.process.spawnfile, () => process.exit(0))`
    const { stdout } = spawnSync(process.execPath, ['-e', script, peer.executable], {
      encoding: 'utf8',
      env: { ...process.env, NODE_POWERSHELL: '/bin/true' },
    })
    expect(stdout).toBe('/bin/true')
  })
})
