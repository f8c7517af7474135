import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { exportCatalogue } from '../../electron/registry/export-catalogue.ts'
import { loadTools } from '../../electron/registry/folders.ts'

// Neither is part of this repository: what reads the catalogue must read what the product exports.
const shared = path.join(import.meta.dirname, '../../../shared')
const validator = path.join(shared, 'catalogue', 'validate.mjs')
const lab = path.join(shared, 'pwsh-lab', 'lab.mjs')
const powershell = process.env['DESKMEDIC_PWSH'] ?? ''

/** What the validator refuses and stays. */
const allowedErrors = [
  // The step before names the program only after it found it in a known folder and Microsoft's signature on it.
  'reset_onedrive: reset: exe {s.find.program}',
  // What it reads of the PC is for the step after it, which chooses what may be asked; the rule knows scripts only.
  'check_dns_resolution: own: missingNames is not in output_schema',
  'check_dns_resolution: own: ownDomain is not in output_schema',
  'check_dns_resolution: own: ownServers is not in output_schema',
  // Its way back begins with a step of its own, which finds the backup by name; the rule knows steps of the fix only.
  'ping_host: guess: drives is not in output_schema',
  'ping_host: guess: routers is not in output_schema',
  'ping_host: guess: waiting is not in output_schema',
  'reset_network_stack: load: {s.find.path} is not an earlier result',
  // It runs what a person typed and approved: objects are laid out as on a screen, and the exit code is a global variable.
  'execute_terminal_command: run: formatted text',
  'execute_terminal_command: run: variable $global is never set',
  'execute_terminal_command: run: variable $text is never set',
  // Files with their edits are lists of objects, and code and a text that is written to a file or a commit have lines; the rule knows single values.
  'batch_edit: argument files: pattern or enum',
  'check_file_contents: argument files: pattern or enum',
  'edit_file: argument edits: pattern or enum',
  'execute_python: argument code: pattern lets "a\\nb" through',
  'git_commit: argument message: pattern lets "a\\nb" through',
  // A name can have a line break in it.
  'list_files: argument after: pattern lets "a\\nb" through',
  'write_file: argument text: pattern lets "a\\nb" through',
]

/** What cannot end well on the engine that is used here, by `tool [mode]` or by tool, with the words that it must end with. */
const allowedEnds = new Map([
  // What these read of the PC is for a step behind, which alone makes the result.
  ['check_dns_resolution', 'unknown field'],
  ['clear_teams_cache', 'teamsRan: unknown field'],
  ['ping_host', 'unknown field'],
  // The lab's command takes no adapter from the line before it, and another command it does not know.
  ['restart_network_adapter', 'InputObjectNotBound,Restart-NetAdapter'],
  ['trace_route', 'no answer for Get-NetNeighbor'],
  // The session is named by the registry, where the lab has none: unknown, so nobody counts as away.
  ['check_idle_state [plausible]', 'verdict unknown'],
  // It asks in an engine of its own beside the script, which is not in the lab's world.
  ['check_windows_update_status [plausible]', 'verdict unknown'],
  // Declared as `needsFullLanguage`: the product refuses it before it starts.
  ['check_windows_update_status [clm]', 'ConstrainedLanguage'],
  // Only Windows PowerShell asks the clipboard for one format; without an answer it is unknown whether it is free.
  ['check_clipboard_status [plausible]', 'verdict unknown'],
  // No program file and no signature there: nothing may be started.
  ['repair_office [plausible]', 'program_not_signed'],
  ['repair_office [clm]', 'program_not_signed'],
  ['reset_onedrive [plausible]', 'program_not_found'],
  ['reset_onedrive [clm]', 'program_not_found'],
  // Declared as `needsFullLanguage`: the product refuses it before it starts.
  ['execute_terminal_command [clm]', 'ConstrainedLanguage'],
])

const modes = ['plausible', 'bare', 'empty', 'clm']

let folder = ''
let catalogue = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-catalogue-'))
  catalogue = path.join(folder, 'tools.json')
  // Its rules are for what looks at a PC and repairs it; a page from outside has no proof and no script.
  const ofThePc = loadTools().filter(({ placement }) => placement.destinationSource === undefined)
  await writeFile(catalogue, JSON.stringify(exportCatalogue(ofThePc)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** All lines of a program, also of one that ends with an error: its own verdict is in its lines. */
async function linesOf(program: string, args: readonly string[]): Promise<string[]> {
  // A variable that every Windows has and the lab does not set.
  const env = { ...process.env, CommonProgramFiles: String.raw`C:\Program Files\Common Files` }
  const ended = promisify(execFile)(process.execPath, [program, ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  const { stdout, stderr } = await ended.catch((error: unknown) => error as { stdout: string; stderr: string })
  return `${stdout}\n${stderr}`.split('\n')
}

describe.skipIf(!existsSync(validator))('the exported catalogue', () => {
  test('keeps the rules of the catalogue, but for what is on purpose', async () => {
    const lines = await linesOf(validator, [catalogue])
    const errors = lines.filter((line) => line.startsWith('ERROR')).map((line) => line.replace(/^ERROR +/, ''))
    expect(errors.toSorted()).toEqual(allowedErrors.toSorted())
    expect(lines.some((line) => /^\d+ errors$/.test(line))).toBe(true)
  })
})

describe.skipIf(powershell === '' || !existsSync(lab))('the exported scripts on a real engine', () => {
  test.each(modes)(
    '%s: every run ends as it must',
    async (mode) => {
      const lines = await linesOf(lab, ['all', '--mode', mode, '--catalogue', catalogue])
      const failed = lines.flatMap((line) => {
        const [, name, reason] = /^FAILS (\S+ \[\w+\]): (.*)$/.exec(line) ?? []
        return name === undefined || reason === undefined ? [] : [{ name, reason }]
      })
      const unexpected = failed.filter(({ name, reason }) => {
        const end = allowedEnds.get(name) ?? allowedEnds.get(name.split(' ')[0] ?? '')
        return end === undefined || !reason.includes(end)
      })
      expect(unexpected).toEqual([])
      const [, runs, right] = /mode \w+: (\d+) runs, (\d+) right/.exec(lines.join('\n')) ?? []
      expect(Number(runs)).toBeGreaterThanOrEqual(90)
      expect(Number(right)).toBe(Number(runs) - failed.length)
    },
    300_000,
  )
})
