// A packaged folder for Windows, made anywhere: a stand-in takes the place of Electron. To look at what a set-up holds, never for people.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { artifactConfiguration, artifactNames, listsFolder } from './artifacts.mjs'
import { brokerNode, ensureBrokerProgram, ensureTerminalProgram, windowsCompiler } from './broker-program.mjs'
import { ensureBundle } from './bundle.mjs'
import { writeScriptFiles } from './script-files.mjs'
import { digestLines, writeReleaseLists } from './release-lists.mjs'
import { ensureDependencies, packageProgram, root } from './setup.mjs'

/** A module that electron-builder loads; it is not there before the first installation. */
const builder = (name) => createRequire(createRequire(import.meta.url).resolve('electron-builder'))(name)
const languages = ['en-US', 'ko', 'zh-CN', 'de', 'fr']

/** The configuration of electron-builder for one artifact. */
export async function configurationOf(artifact) {
  if (!artifactNames.includes(artifact)) throw new Error(`no artifact "${artifact}": ${artifactNames.join(', ')}`)
  const { getConfig } = builder('app-builder-lib/out/util/config/config')
  return artifactConfiguration(artifact, await getConfig(root, path.join(root, 'electron-builder.yml'), null))
}

/** What a set-up carries that is made for it: scripts as files, broker, command line, the lists, the steps to verify it. */
export async function preparePackage(artifact, architectures = ['x64']) {
  const scripts = await writeScriptFiles({ mustBeSigned: process.env.DESKMEDIC_RELEASE === '1' })
  if (!scripts.ok) return scripts
  let made
  for (const arch of architectures) {
    made = await ensureBrokerProgram('broker', arch)
    if (made.ok) made = await ensureTerminalProgram(arch)
    if (!made.ok) return made
  }
  if (artifact === 'airgap') {
    const folder = path.join(root, listsFolder)
    writeReleaseLists(folder, { node: brokerNode })
    copyFileSync(path.join(root, 'docs', 'VERIFYING.md'), path.join(folder, 'VERIFYING.md'))
  }
  return made
}

/** Packs `artifact` as a folder below `output`; gives that folder, or why it cannot be packed here. */
export async function packageForWindows({ artifact, output }) {
  const compiler = windowsCompiler()
  if (compiler === null) return { ok: false, reason: 'no C compiler for Windows is here' }
  await ensureBundle()
  const prepared = await preparePackage(artifact)
  if (!prepared.ok) return prepared
  const work = mkdtempSync(path.join(tmpdir(), 'deskmedic-windows-package-'))
  try {
    const { win, ...base } = await configurationOf(artifact)
    const config = path.join(work, 'config.json')
    const directories = { ...base.directories, output }
    writeFileSync(config, JSON.stringify({ ...base, directories, win: { ...win, target: 'dir' } }))
    const electron = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages[
      'node_modules/electron'
    ]
    const words = ['--win', 'dir', '--x64', '--publish', 'never', '--config', config]
    const standIn = [`-c.electronDist=${await standInFolder(compiler, work)}`, `-c.electronVersion=${electron.version}`]
    const run = [packageProgram('electron-builder'), ...words, ...standIn]
    const packed = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8' })
    if (packed.status !== 0) throw new Error(`electron-builder did not succeed: ${packed.stdout}${packed.stderr}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  const folder = path.join(output, 'win-unpacked')
  if (artifact === 'airgap') writeFileSync(path.join(output, 'SHA256SUMS.txt'), digestLines(folder))
  return { ok: true, folder }
}

async function standInFolder(compiler, work) {
  const [folder, program] = [path.join(work, 'electron'), path.join(work, 'stand-in.exe')]
  mkdirSync(path.join(folder, 'locales'), { recursive: true })
  mkdirSync(path.join(folder, 'resources'))
  const source = path.join(root, 'build', 'windows-programs', 'stand-in.c')
  const made = spawnSync(compiler, ['-O1', '-s', '-municode', '-mwindows', '-o', program, source], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  // Its package is not there before the first installation.
  const { programOfWindows } = await import('./windows-resources.mjs')
  const bytes = programOfWindows(readFileSync(program), { description: 'stand-in' })
  writeFileSync(path.join(folder, 'electron.exe'), bytes)
  for (const name of languages) writeFileSync(path.join(folder, 'locales', `${name}.pak`), '')
  return folder
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureDependencies()
  const artifact = process.argv[2] ?? 'machine'
  const made = await packageForWindows({ artifact, output: path.join(root, 'release', `stand-in-${artifact}`) })
  process.stderr.write(`deskmedic: ${made.ok ? `packaged in ${made.folder}` : made.reason}\n`)
  process.exitCode = made.ok ? 0 : 1
}
