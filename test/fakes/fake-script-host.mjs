// Speaks the frame of the script host without PowerShell. The "script" of a request is a directive, see `directives`.
// Arguments: how it starts (ready, slow-start, crash-start, silent, constrained, constrained-trusted, constrained-blocked, and the once of each), or raw: no frame.
import { Buffer } from 'node:buffer'
import { spawn } from 'node:child_process'
import { writeFileSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setImmediate, setInterval } from 'node:timers'

const start = process.argv.at(-1)
let calls = 0

const frame = (marker, envelope) => {
  const base64 = Buffer.from(JSON.stringify(envelope), 'utf8').toString('base64')
  return `\nDM:${marker}:\n${base64}\n:${marker}:DM\n`
}
const answer = (request, ...data) => frame(request.marker, { ok: true, data, workingSet: 1_000_000 })
const failure = (request, error) => frame(request.marker, { ok: false, error })

const directives = {
  echo: (request) => process.stdout.write(answer(request, { ...request.args, calls })),
  'evaluate 1': (request) => process.stdout.write(answer(request, { value: 1 })),
  count: (request) => process.stdout.write(answer(request, { calls, pid: process.pid })),
  swollen: (request) =>
    process.stdout.write(frame(request.marker, { ok: true, data: [{}], workingSet: 300 * 1024 * 1024 })),
  nothing: (request) => process.stdout.write(answer(request)),
  two: (request) => process.stdout.write(answer(request, { first: 1 }, { second: 2 })),
  fail: (request) => process.stdout.write(failure(request, request.args.p)),
  noise: (request) => {
    process.stdout.write('WARNING: mounted\nDM:00000000000000000000000000000000:\nAAAA\n')
    process.stdout.write(answer(request, { quiet: false }) + 'trailing words\n')
  },
  clixml: (request) => {
    process.stderr.write(
      '#< CLIXML\r\n<Objs Version="1.1.0.1" xmlns="http://schemas.microsoft.com/powershell/2004/04">' +
        '<Obj S="progress" RefId="0"><MS><S N="Activity">Preparing</S></MS></Obj>' +
        '<S S="Error">Get-Thing : no &lt;thing&gt;_x000D__x000A_</S></Objs>plain words',
    )
    process.stdout.write(answer(request, { fine: true }))
  },
  split: async (request) => {
    for (const byte of Buffer.from(answer(request, { text: 'schön 안녕 你好' }))) {
      process.stdout.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
  },
  utf16: (request) =>
    process.stdout.write(Buffer.from('Überraschung\r\n' + answer(request, { wide: true }), 'utf16le')),
  'no-end': (request) => process.stdout.write(answer(request, {}).split(`:${request.marker}:DM`)[0]),
  'no-base64': (request) =>
    process.stdout.write(`\nDM:${request.marker}:\n*** not base64 ***\n:${request.marker}:DM\n`),
  'no-json': (request) => process.stdout.write(`\nDM:${request.marker}:\nAAAA\n:${request.marker}:DM\n`),
  hang: () => undefined,
  crash: () => process.exit(7),
  flood: () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    for (let index = 0; index < 9; index += 1) process.stdout.write(chunk)
  },
  // A grandchild that outlives everything unless the whole tree is ended. It keeps the pipes open, too.
  child: (request) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' })
    writeFileSync(request.args.p.pidFile, String(child.pid))
  },
}

/** What a host costs without any harness: a line in, evaluated, a line out. */
function runRaw() {
  const values = { 'evaluate 1': () => ({ value: 1 }) }
  createInterface({ input: process.stdin })
    .on('line', (line) => process.stdout.write(JSON.stringify(values[JSON.parse(line).script]()) + '\n'))
    .on('close', () => process.exit(0))
}

const greet = (mode) => process.stdout.write(`profile noise\nDM:hello:${mode}:5.1.22621.1:850:\n`)

function runLoop() {
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const request = JSON.parse(line)
    calls += 1
    void directives[request.script](request)
  })
  lines.on('close', () => process.exit(0))
}

function runOnce() {
  const request = JSON.parse(readFileSync(0, 'utf8'))
  const script = readFileSync(request.scriptPath, 'utf8').replace(/\n# SIG # [^]*$/, '')
  if (start === 'once-blocked') {
    const error = { id: 'UnauthorizedAccess', category: 'SecurityError', type: 'PSSecurityException' }
    return void writeFileSync(request.outputPath, JSON.stringify({ ok: false, error, marker: request.marker }))
  }
  if (script.includes('ExecutionContext.SessionState.LanguageMode')) {
    const languageMode = start === 'once-trusted' ? 'FullLanguage' : 'ConstrainedLanguage'
    return void writeFileSync(
      request.outputPath,
      JSON.stringify({ ok: true, data: [{ languageMode }], marker: request.marker }),
    )
  }
  if (script === 'hang') return void setInterval(() => undefined, 1_000)
  if (script === 'crash') process.exit(7)
  const data = script === 'where' ? [{ scriptPath: request.scriptPath }] : [request.args]
  const envelope = script === 'fail' ? { ok: false, error: request.args.p } : { ok: true, data }
  const marker = script === 'forged' ? 'other' : request.marker
  writeFileSync(request.outputPath, '\ufeff' + JSON.stringify({ ...envelope, marker }))
}

if (start === 'crash-start') process.exit(3)
if (start.startsWith('constrained')) {
  greet('ConstrainedLanguage')
  process.exit(0)
}
if (start.startsWith('once')) runOnce()
else if (start === 'raw') runRaw()
else if (start === 'silent') process.stdin.resume().on('end', () => process.exit(0))
else {
  if (start === 'slow-start') await new Promise((resolve) => setTimeout(resolve, 150))
  greet('FullLanguage')
  runLoop()
}
