// `node build/windows-tools.mjs --out DIR [--target windows|simulated]`: runs every read-only tool for real and the
// harmless repairs with proof and undo, keeps each answer as a file, and fails when one does not fit its schema.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { ensureBundle } from './bundle.mjs'
import { ensureDependencies, root } from './setup.mjs'

/** What a PC may lack, and what rights forbid: an honest answer, not a defect of the tool. */
const honestKinds = new Set(['unavailable', 'denied'])
/** Longer than any of these tools may take: one that hangs must not cost the answers of the others. */
const longestMs = 20 * 60_000

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'windows-results' }, target: { type: 'string', default: 'windows' } },
})
ensureDependencies()
await ensureBundle()
const calls = JSON.parse(readFileSync(path.join(root, 'test', 'windows', 'calls.json'), 'utf8'))
const out = path.resolve(values.out)
mkdirSync(out, { recursive: true })
const data = mkdtempSync(path.join(tmpdir(), 'deskmedic-windows-'))

/** One call of the command line; its one document of JSON. */
function deskmedic(...args) {
  const program = [path.join(root, 'dist', 'cli.cjs'), ...args, '--json', '--target', values.target, '--data', data]
  const { stdout, status } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestMs,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return { ok: false, error: { kind: 'execution', code: 'no_answer', data: { status } } }
  }
}

function run(tool, args, ...options) {
  const answer = deskmedic('run', tool, '--args', JSON.stringify(args), ...options)
  writeFileSync(path.join(out, `${tool}.json`), `${JSON.stringify({ args, answer }, null, 2)}\n`)
  return answer
}

/** A call that failed carries its error in the data; one that was refused carries none. */
function defectOf({ ok, data: result, error }) {
  const failure = ok ? (result.error ?? null) : error
  return failure === null || honestKinds.has(failure.kind) ? null : failure.code
}

const defects = []
const note = (tool, what, defect) => {
  process.stdout.write(`${defect === null ? 'ok  ' : 'FAIL'} ${tool}: ${defect ?? what}\n`)
  if (defect !== null) defects.push(tool)
}

for (const { name, requiresUserNotice, risk } of deskmedic('tools').data) {
  if (risk !== 'safe' || requiresUserNotice) continue
  const answer = run(name, calls.arguments[name] ?? {})
  note(name, answer.data?.verdict ?? answer.error?.code, defectOf(answer))
}
for (const { tool, args, simulated } of calls.fixes) {
  // What every Windows has, the simulated PC need not have.
  const answer = run(tool, values.target === 'simulated' ? (simulated ?? args) : args, '--yes')
  note(tool, answer.data?.verdict ?? answer.error?.code, defectOf(answer))
  const undoId = answer.data?.undoId
  if (undoId) note(`undo of ${tool}`, 'undone', defectOf(deskmedic('undo', undoId, '--yes')))
}
rmSync(data, { recursive: true, force: true })
process.stdout.write(`${defects.length} defects; answers in ${path.relative(process.cwd(), out)}\n`)
process.exitCode = defects.length > 0 ? 1 : 0
