import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { PowerShell } from 'node-powershell'

import { findPwsh } from './real-pwsh.ts'

export type PeerConsole = {
  /** An absolute path for the package: a real PowerShell, else a stand-in that knows the few commands below. */
  readonly executable: string
  readonly open: (options?: { readonly invocationTimeout?: number }) => PowerShell
}

/** What both a real PowerShell and the stand-in understand. Paths must hold no quote. */
export const commands = {
  writeLater: (delayMs: number, file: string) =>
    `Start-Sleep -Milliseconds ${String(delayMs)}; Set-Content -LiteralPath '${file}' -Value 'written'`,
  startProgram: (pidFile: string) =>
    `$program = Start-Process -FilePath 'sleep' -ArgumentList '60' -PassThru; Set-Content -LiteralPath '${pidFile}' -Value $program.Id`,
  answer: '1 + 1',
} as const

// One line is one command, as in `powershell -Command -`.
const standIn = `#!${process.execPath}
const { spawn } = require('node:child_process')
const { writeFileSync } = require('node:fs')
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const rules = [
  [/^\\[Console\\]::Out\\.WriteLine\\("(.*)"\\)$/, (text) => process.stdout.write(text + '\\n')],
  [/^\\[Console\\]::Error\\.WriteLine\\("(.*)"\\)$/, (text) => process.stderr.write(text + '\\n')],
  [/^Start-Sleep -Milliseconds (\\d+); Set-Content -LiteralPath '(.*)' -Value 'written'$/, async (ms, file) => {
    await pause(Number(ms))
    writeFileSync(file, 'written')
  }],
  [/^\\$program = Start-Process .* Set-Content -LiteralPath '(.*)' -Value \\$program\\.Id$/, (file) => {
    writeFileSync(file, String(spawn('sleep', ['60'], { stdio: 'ignore' }).pid))
  }],
  [/^1 \\+ 1$/, () => process.stdout.write('2\\n')],
]
let last = Promise.resolve()
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  last = last.then(() => {
    for (const [form, action] of rules) {
      const found = form.exec(line)
      if (found) return action(...found.slice(1))
    }
  })
})
`

/** The package that holds a PowerShell open, as it is used by its own documentation. */
export function peerConsole(folder: string): PeerConsole {
  const executable = findPwsh() ?? writeStandIn(path.join(folder, 'stand-in'))
  return { executable, open: (options = {}) => new PowerShell({ executable, ...options }) }
}

function writeStandIn(file: string): string {
  writeFileSync(file, standIn)
  chmodSync(file, 0o755)
  return file
}

/** What the file says, once it says something. @throws when it does not come. */
export async function written(file: string, limitMs = 15_000): Promise<string> {
  for (let leftMs = limitMs; leftMs > 0; leftMs -= 50) {
    const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (text !== '') return text
    await pause(50)
  }
  throw new Error(`${file} was not written`)
}
