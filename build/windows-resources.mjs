// What Windows reads of a program before it starts: who made it, its rights, its icon; and the text that a Node carries.
import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import * as resedit from 'resedit'

import { root } from './setup.mjs'

/** English of the United States, in letters of Unicode. */
const language = { lang: 1033, codepage: 1200 }
const kinds = { text: 10, manifest: 24 }
/** Where Node looks for its text, and the mark that says whether it should. Both are names of Node. */
const textName = 'NODE_SEA_BLOB'
const mark = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2:'

/**
 * The bytes of a program with the names of this project, `level` as what it asks Windows for and `text` as what a Node runs. A
 * signature of somebody else is taken away: it would be wrong.
 */
export function programOfWindows(bytes, { description, level = 'asInvoker', text = null }) {
  const program = resedit.NtExecutable.from(bytes, { ignoreCert: true })
  const resources = resedit.NtExecutableResource.from(program)
  resources.entries = resources.entries.filter(({ type }) => type !== kinds.manifest && type !== kinds.text)
  putNames(resources, description)
  putIcon(resources)
  put(resources, kinds.manifest, { id: 1, bytes: Buffer.from(manifestOf(level), 'utf8') })
  if (text !== null) put(resources, kinds.text, { id: textName, bytes: text })
  resources.outputResource(program)
  const made = Buffer.from(program.generate())
  if (text !== null) markText(made)
  return made
}

/** What a program says of itself: for a test that reads a finished one. */
export function resourcesOf(bytes) {
  const { entries } = resedit.NtExecutableResource.from(resedit.NtExecutable.from(bytes, { ignoreCert: true }))
  const [version] = resedit.Resource.VersionInfo.fromEntries(entries)
  const found = (type) => entries.filter((entry) => entry.type === type).map(({ bin }) => Buffer.from(bin))
  return {
    names: version === undefined ? {} : version.getStringValues(language),
    manifests: found(kinds.manifest).map((one) => one.toString('utf8')),
    texts: found(kinds.text),
    icons: resedit.Resource.IconGroupEntry.fromEntries(entries).map(({ icons }) => icons.length),
    isMarked: bytes.includes(`${mark}1`),
  }
}

function put(resources, type, { id, bytes }) {
  resources.entries.push({ type, id, lang: language.lang, codepage: language.codepage, bin: bytes })
}

function putNames(resources, description) {
  const { version, author, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [major, minor, patch] = version.split('.').map(Number)
  resources.entries = resources.entries.filter(({ type }) => type !== 16)
  const info = resedit.Resource.VersionInfo.createEmpty()
  info.lang = language.lang
  info.setFileVersion(major, minor, patch, 0)
  info.setProductVersion(major, minor, patch, 0)
  info.setStringValues(language, {
    ProductName: 'Deskmedic',
    FileDescription: description,
    CompanyName: author,
    LegalCopyright: license,
    FileVersion: version,
    ProductVersion: version,
  })
  info.outputToResourceEntries(resources.entries)
}

function putIcon({ entries }) {
  const { icons } = resedit.Data.IconFile.from(readFileSync(path.join(root, 'build', 'icons', 'icon.ico')))
  const [first] = resedit.Resource.IconGroupEntry.fromEntries(entries)
  const images = icons.map(({ data }) => data)
  resedit.Resource.IconGroupEntry.replaceIconsForResource(entries, first?.id ?? 1, language.lang, images)
}

/** The number is the one of Windows 10 and later. */
function manifestOf(level) {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">',
    `<trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges><requestedExecutionLevel level="${level}" uiAccess="false"/></requestedPrivileges></security></trustInfo>`,
    '<compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application></compatibility>',
    '</assembly>',
  ].join('\n')
}

function markText(made) {
  const at = made.indexOf(`${mark}0`)
  if (at < 0 || made.indexOf(`${mark}0`, at + 1) >= 0) throw new Error('this Node cannot carry a text')
  made.write('1', at + mark.length, 'latin1')
}
