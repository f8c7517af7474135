// Fetches one package of the npm registry by name; another content than the expected one is not used.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'

import { npmCommand } from './setup.mjs'

/** Path of the package, `package.tgz` in the empty folder `work`; null when it could not be had. */
export function fetchPackage({ name, sha512 }, work) {
  const { command, args } = npmCommand(['pack', name, '--silent', '--pack-destination', work])
  const packed = spawnSync(command, args, { cwd: work, stdio: ['ignore', 'ignore', 2] })
  const tarball = readdirSync(work).find((file) => file.endsWith('.tgz'))
  if (packed.status !== 0 || tarball === undefined) return null
  const bytes = readFileSync(path.join(work, tarball))
  if (createHash('sha512').update(bytes).digest('base64') !== sha512) {
    process.stderr.write(`deskmedic: ${name} is not the file that is expected: not used\n`)
    return null
  }
  const place = path.join(work, 'package.tgz')
  renameSync(path.join(work, tarball), place)
  return place
}
