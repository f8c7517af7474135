import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startOnce, type MeasuredApp } from './start.ts'
import { removeFolder } from '../../../e2e-app/remove-folder.ts'

/** Why no calls to the system can be watched here; null = they can. */
export function cannotWatch(): string | null {
  const tried = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true'])
  return tried.status === 0 ? null : 'strace is not there or may not watch programs'
}

/** Files of the app and of its data that are open before the first paint; what Chromium keeps for itself is left out. */
export async function filesBeforePaint(app: MeasuredApp, parts: readonly string[]): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-trace-'))
  const file = path.join(folder, 'trace')
  try {
    const calls = ['-f', '-qq', '-ttt', '-s', '4096', '-e', 'trace=open,openat', '-e', 'status=successful']
    const seen = await startOnce(app, ['strace', ...calls, '-o', file])
    const paintedAtS = (seen.startedAt + seen.paintedMs) / 1_000
    const opened = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => openedIn(line, paintedAtS))
    const window = path.join(app.data, 'window', '/')
    return new Set(opened.filter((each) => parts.some((part) => each.startsWith(part)) && !each.startsWith(window)))
  } finally {
    await removeFolder(folder)
  }
}

function openedIn(line: string, beforeS: number): readonly string[] {
  const found = /^\d+ +([\d.]+) open(?:at)?\((?:AT_FDCWD, )?"([^"]+)", ([A-Z_|]+)/.exec(line)
  if (found === null || Number(found[1]) > beforeS || found[3]?.includes('O_DIRECTORY') === true) return []
  return [found[2] ?? '']
}
