import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { root } from '../../../e2e-app/launch.ts'
import type { MeasuredApp } from './start.ts'

export type PackedApps = {
  readonly hello: MeasuredApp
  readonly ours: MeasuredApp
  /** Null = no other checkout is measured. */
  readonly other: MeasuredApp | null
  readonly remove: () => void
}

/** What a release packs of the build, as electron-builder.yml lists it. */
const packedParts = ['main.cjs', 'main', 'preload-app.cjs', 'preload-confirm.cjs', 'ui', 'confirm', 'tray.png']

export const ourWords = (data: string): readonly string[] => ['--data', data, '--target', 'simulated', '--lang', 'en']

/** The bare app, ours and that of another checkout, each in one archive as a release ships it, with a data folder of its own. */
export function packApps(other: string | null): PackedApps {
  const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-bench-'))
  const pack = (from: string, name: string): MeasuredApp => {
    const data = path.join(folder, name)
    const place = path.join(folder, `${name}.asar`)
    mkdirSync(data)
    const packer = path.join(root, 'node_modules/@electron/asar/bin/asar.js')
    const packed = spawnSync(process.execPath, [packer, 'pack', from, place], { encoding: 'utf8' })
    if (packed.status !== 0) throw new Error(packed.stderr)
    return { place, data, args: name === 'hello' ? [] : ourWords(data) }
  }
  return {
    hello: pack(path.join(root, 'test/bench/app/hello'), 'hello'),
    ours: pack(stage(root, path.join(folder, 'staged-ours')), 'ours'),
    other: other === null ? null : pack(stage(other, path.join(folder, 'staged-other')), 'other'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  }
}

function stage(checkout: string, staged: string): string {
  mkdirSync(path.join(staged, 'dist'), { recursive: true })
  cpSync(path.join(checkout, 'package.json'), path.join(staged, 'package.json'))
  for (const part of packedParts)
    cpSync(path.join(checkout, 'dist', part), path.join(staged, 'dist', part), { recursive: true })
  return staged
}
