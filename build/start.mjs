// `npm start`: opens the app. A complaint given here is looked at in the terminal instead; without a display a guided
// demonstration runs there.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { noDisplay, runApp } from './app.mjs'
import { runCommandLine } from './cli.mjs'
import { root } from './setup.mjs'

const args = process.argv.slice(2)
const valueOptions = new Set([
  '--data',
  '--target',
  '--scenario',
  '--fault',
  '--mode',
  '--lang',
  '--role',
  '--approve',
  '--know',
])

/** The complaint is the first word that is neither an option nor the value of one. */
function hasComplaint(words) {
  return words.some((word, index) => !word.startsWith('-') && !valueOptions.has(words[index - 1] ?? ''))
}

async function demonstration() {
  const data = mkdtempSync(path.join(tmpdir(), 'deskmedic-demonstration-'))
  const say = (text) => process.stdout.write(`\n${text}\n`)
  const cli = path.join(root, 'dist', 'cli.cjs')
  try {
    say('Deskmedic, guided demonstration on a simulated PC. Nothing here changes this computer.')
    say('1. A person says: "the printer does nothing". Only checks run.')
    const looked = await runCommandLine([
      'diagnose',
      'the printer does nothing',
      '--target',
      'simulated',
      '--scenario',
      'stuck-print-queue',
      '--data',
      data,
      '--quiet',
    ])
    say('2. The person says yes. The fix runs, and the same check proves it.')
    const fixed = spawnSync(
      process.execPath,
      [
        cli,
        'diagnose',
        'the printer does nothing',
        '--target',
        'simulated',
        '--data',
        data,
        '--fix',
        '--yes',
        '--quiet',
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
    )
    process.stdout.write(fixed.stdout)
    say('3. The fix is undone: the print job is in the queue again.')
    const callId = / undo ([a-z0-9]{12,})$/m.exec(fixed.stdout)?.[1] ?? ''
    const undone = spawnSync(process.execPath, [cli, 'undo', callId, '--data', data, '--quiet'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    say('4. Every step is in a chained record: a changed or missing line is found.')
    const verified = spawnSync(
      process.execPath,
      [cli, 'audit', 'verify', '--target', 'simulated', '--data', data, '--quiet'],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    say('Try it yourself: npm start -- --target simulated --scenario slow-pc "my computer is slow" --fix')
    return looked === 1 && fixed.status === 0 && undone.status === 0 && verified.status === 0 ? 0 : 1
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** The app, or the reason on stderr and what the terminal can do instead. */
async function appOrTerminal() {
  const why = noDisplay()
  const opened = why === null ? await runApp(args) : { ok: false, reason: why }
  if (opened.ok) return 0
  process.stderr.write(`deskmedic: ${opened.reason}; this is the terminal instead\n`)
  // Options of the app alone are no mistake of the person; anything else the command line explains.
  const isOfTheApp = (word, index) => valueOptions.has(word) || valueOptions.has(args[index - 1] ?? '')
  return args.every(isOfTheApp) ? demonstration() : runCommandLine(args)
}

const forTerminal = ['--help', '-h', '--version', '--json']
if (hasComplaint(args)) process.exitCode = await runCommandLine(['diagnose', ...args])
else if (args.some((word) => forTerminal.includes(word))) process.exitCode = await runCommandLine(args)
else process.exitCode = await appOrTerminal()
