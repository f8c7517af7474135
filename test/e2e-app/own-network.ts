import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** One program that runs in a network of its own, for so long or until it ends. */
export type Stage = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly forMs: number
}

export type SeenStage = {
  readonly name: string
  /** Exit code; `stopped` = it ran until its time was over. */
  readonly code: number | 'stopped' | null
  /** Everything it wrote. */
  readonly said: string
  /** Packets that left it for anywhere, of any kind. */
  readonly packets: number
  readonly kinds: Readonly<Record<string, number>>
  /** Names that the only name server was asked for. */
  readonly names: readonly string[]
}

const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']

/** Why no program can be given a network of its own here; null = it can. */
export function noOwnNetwork(): string | null {
  if (process.platform !== 'linux') return 'namespaces of Linux are needed'
  if (process.getuid?.() !== 0) return 'only root may make a network'
  if (!['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].some((file) => existsSync(file))) return 'iproute2 is missing'
  const tried = spawnSync('unshare', [
    ...namespaces,
    'ip',
    'link',
    'add',
    'here',
    'type',
    'veth',
    'peer',
    'name',
    'there',
  ])
  return tried.status === 0 ? null : 'the kernel gives no network of its own here'
}

/** Runs programs one after the other where one cable is the way to everywhere, and tells what came over it of each. */
export async function runInOwnNetwork(stages: readonly Stage[]): Promise<readonly SeenStage[]> {
  const inside = path.join(import.meta.dirname, 'own-network', 'inside.mjs')
  const child = spawn('unshare', [...namespaces, process.execPath, inside], { stdio: ['pipe', 'pipe', 'pipe'] })
  let [said, wrong] = ['', '']
  child.stdout.on('data', (bytes) => (said += String(bytes)))
  child.stderr.on('data', (bytes) => (wrong += String(bytes)))
  child.stdin.end(JSON.stringify(stages))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(wrong)
  return JSON.parse(said) as readonly SeenStage[]
}
