// What a release says of itself: what is in it (CycloneDX), under which licences, and the digests of its files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { npmCommand, root } from './setup.mjs'
import { packagesFile } from './targets.mjs'

/** Programs whose packages go into a set-up. */
const shipped = ['main', 'preload-app', 'preload-confirm', 'ui', 'confirm', 'practice-broker', 'broker', 'cli']
/** Beside what is bundled: the program that searches in files, and what runs all of it. */
const beside = ['@vscode/ripgrep', 'electron']

/** Names of all packages with code in a set-up, as the last build has written them down. */
export function shippedPackages() {
  const bundled = shipped.flatMap((name) => JSON.parse(readFileSync(packagesFile(name), 'utf8')))
  return [...new Set([...bundled, ...beside])].sort()
}

/**
 * The bill of materials of npm (`npm sbom`), with what ships alone; `more` = components that npm does not know. A package that ships and is
 * not in it is an error: the list would be wrong.
 */
export function billOfMaterials(all, { names, more }) {
  const named = ({ name, group }) => (group === undefined || group === '' ? name : `${group}/${name}`)
  const components = all.components.filter((component) => names.includes(named(component)))
  const known = new Set(components.map(named))
  const lacking = names.filter((name) => !known.has(name))
  if (lacking.length > 0) throw new Error(`not in the bill of materials: ${lacking.join(', ')}`)
  const kept = [...components, ...more]
  const refs = new Set([all.metadata.component['bom-ref'], ...kept.map((one) => one['bom-ref'])])
  const dependencies = (all.dependencies ?? [])
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
  return { ...all, components: kept, dependencies }
}

/** The texts of the licences of these packages, one after the other. */
export function licenceTexts(names, folder = path.join(root, 'node_modules')) {
  const parts = names.map((name) => {
    const { version, license, text } = partOf(name, folder)
    return `${name} ${version}\n${license === '' ? 'see below' : license}\n\n${text ?? ''}\n`
  })
  return parts.join(`\n${'-'.repeat(80)}\n\n`)
}

/** What a package says of itself, with the text of its licence; null = it brings none. */
function partOf(name, folder) {
  const place = path.join(folder, ...name.split('/'))
  const { version, license, author } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'))
  const file = readdirSync(place).find((each) => /^(licen[cs]e|copying)(\.|$|-)/i.test(each))
  const text = file === undefined ? null : readFileSync(path.join(place, file), 'utf8').trim()
  const by = typeof author === 'string' ? author : (author?.name ?? null)
  return { name, version, license: String(license ?? ''), author: by === '' ? null : by, text }
}

/** The same for the window of the program, once everything that ships was built. */
export function writePartsList(file) {
  if (!shipped.every((name) => existsSync(packagesFile(name)))) return
  const folder = path.join(root, 'node_modules')
  writeFileSync(file, JSON.stringify(shippedPackages().map((name) => partOf(name, folder))))
}

/** One line for each file below `folder`, as `sha256sum` and `Get-FileHash` name it. */
export function digestLines(folder) {
  return filesBelow(folder)
    .map((file) => {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
      return `${digest}  ${path.relative(folder, file).replaceAll('\\', '/')}\n`
    })
    .join('')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    })
}

/** Node in the broker is fetched by name, npm does not know it. */
function nodeComponent({ name: named }) {
  const [name, version] = named.split('@')
  const purl = `pkg:npm/${name}@${version}`
  return { 'bom-ref': purl, type: 'application', name, version, purl, licenses: [{ license: { id: 'MIT' } }] }
}

/** Writes both lists to `folder`. The build must be there. */
export function writeReleaseLists(folder, { node }) {
  const names = shippedPackages()
  const { command, args } = npmCommand(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'])
  const made = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  if (made.status !== 0) throw new Error(`npm sbom did not succeed: ${made.stderr}`)
  const bill = billOfMaterials(JSON.parse(made.stdout), { names, more: [nodeComponent(node)] })
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'deskmedic.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(path.join(folder, 'LICENCES.txt'), licenceTexts(names))
}
