import { spawn } from 'node:child_process'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { noOwnNetwork } from './own-network.ts'
import type { ToldStep } from './shut-off/story.ts'

type Told = {
  readonly control: { readonly connect: string; readonly name: string; readonly refused: number }
  readonly story: { readonly steps: readonly ToldStep[]; readonly refused: number }
}

const longestMs = 60_000
const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const reason = noOwnNetwork()

/** The story where loopback is the only network: every other connection is refused by the kernel, which counts them. */
async function tellShutOff(): Promise<Told> {
  const inside = path.join(import.meta.dirname, 'shut-off', 'inside.mjs')
  const child = spawn('unshare', [...namespaces, process.execPath, inside], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, wrong] = ['', '']
  child.stdout.on('data', (bytes) => (said += String(bytes)))
  child.stderr.on('data', (bytes) => (wrong += String(bytes)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(wrong)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Told
}

describe.skipIf(reason !== null)(`the whole story without any network${reason === null ? '' : ` (${reason})`}`, () => {
  it('from complaint to undo, report, check-up and search: nothing is looked up, fetched or waited for', async () => {
    const { control, story } = await tellShutOff()
    // What is refused is seen: a connection, and the question for a name.
    expect(control).toMatchObject({ connect: 'ENETUNREACH', name: expect.stringMatching(/^E/) as string })
    expect(control.refused).toBeGreaterThanOrEqual(2)
    expect(story.refused).toBe(0)
    expect(story.steps.map(({ name }) => name)).toEqual([
      'complaint, checks, cause, plan',
      'report',
      'confirmation, repair, proof',
      'undo',
      'history',
      'settings',
      'search',
      'check-up',
      'about',
    ])
    expect(story.steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(longestMs)
  })
})
