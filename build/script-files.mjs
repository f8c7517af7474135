// The scripts of the tools as files beside the archive of the program, and the list of their digests that goes into it. A rule of a PC
// for scripts (AppLocker, WDAC) can trust them by publisher or folder; what is inside the archive it could not.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { root } from './setup.mjs'

/** Signed or not, as electron-builder.yml takes them. */
const folder = path.join(root, 'dist', 'scripts')
const list = path.join(root, 'dist', 'scripts.json')

/**
 * Program that signs: it is called with the files as its arguments. It has to be done here and not by electron-builder, which signs after
 * the archive with the list was made: a signature changes the bytes that the list names.
 */
const signer = process.env.DESKMEDIC_SIGN_SCRIPTS ?? ''
/** A command line of Windows has room for 32,767 letters. */
const filesAtOnce = 50
const signature = /\r?\n# SIG # Begin signature block\r?\n(?:# .*\r?\n)+# SIG # End signature block\s*$/

/** Writes files and list; `mustBeSigned` = a release, whose scripts are signed or which is not made. */
export async function writeScriptFiles({ into = folder, listFile = list, sign = signer, mustBeSigned = false } = {}) {
  if (sign === '' && mustBeSigned) return { ok: false, reason: 'DESKMEDIC_SIGN_SCRIPTS names no program that signs' }
  const { shippedScripts } = await loadSource('electron/engine/windows-pc/shipped-scripts.ts')
  const scripts = shippedScripts()
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  for (const { file, text } of scripts) writeFileSync(path.join(into, file), text)
  if (sign !== '') {
    const failed = signAll(
      sign,
      scripts.map(({ file }) => path.join(into, file)),
    )
    if (failed !== null) return { ok: false, reason: failed }
  }
  const entries = []
  for (const { file, text, sha256 } of scripts) {
    const bytes = readFileSync(path.join(into, file))
    // What is signed is the script, and nothing but the signature came to it.
    const plain = sign === '' ? bytes.toString('utf8') : bytes.toString('utf8').replace(signature, '')
    const isSigned = plain.length < bytes.toString('utf8').length
    if (plain.trimEnd() !== text.trimEnd() || isSigned !== (sign !== ''))
      return { ok: false, reason: `${file} is not what was to be signed` }
    entries.push([sha256, { file, sha256: createHash('sha256').update(bytes).digest('hex') }])
  }
  writeFileSync(listFile, JSON.stringify(Object.fromEntries(entries)))
  return { ok: true, count: entries.length }
}

/** Null = all of them were signed. */
function signAll(program, files) {
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const isModule = program.endsWith('.mjs')
    const words = isModule ? [program] : []
    const done = spawnSync(
      isModule ? process.execPath : program,
      [...words, ...files.slice(from, from + filesAtOnce)],
      {
        encoding: 'utf8',
      },
    )
    if (done.status !== 0) return `${path.basename(program)} did not sign: ${done.stderr ?? done.error?.message ?? ''}`
  }
  return null
}
