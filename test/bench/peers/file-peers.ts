import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { startPeer, type McpPeer } from './mcp-client.ts'

/** The versions that the figures of the documents were taken with. */
const versions = {
  '@modelcontextprotocol/server-filesystem': '2026.8.31',
  '@wonderwhy-er/desktop-commander': '0.2.52',
} as const

export type FilePeers = { readonly filesystem: McpPeer; readonly commander: McpPeer; close(): void }

/** Installs both into a folder of their own and starts them on `root`; what one of them would report to its makers is switched off. */
export async function openFilePeers(root: string, home: string): Promise<FilePeers> {
  const modules = await installed()
  await mkdir(path.join(home, '.claude-server-commander'), { recursive: true })
  const config = { telemetryEnabled: false, allowedDirectories: [root], blockedCommands: [] }
  await writeFile(path.join(home, '.claude-server-commander', 'config.json'), JSON.stringify(config))
  const at = (name: keyof typeof versions): string => path.join(modules, name, 'dist', 'index.js')
  const filesystem = await startPeer([at('@modelcontextprotocol/server-filesystem'), root], home)
  const commander = await startPeer([at('@wonderwhy-er/desktop-commander'), '--no-onboarding'], home)
  return {
    filesystem,
    commander,
    close: () => {
      filesystem.close()
      commander.close()
    },
  }
}

async function installed(): Promise<string> {
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  const folder = path.join(homedir(), '.cache', 'deskmedic', 'bench-peers', Object.values(versions).join('-'))
  const done = path.join(folder, 'installed')
  if (!existsSync(done)) {
    await mkdir(folder, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const argv = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...names]
    await promisify(execFile)(npm, argv, { cwd: folder, maxBuffer: 1e8 })
    await writeFile(done, '')
  }
  return path.join(folder, 'node_modules')
}

/** The commander searches in the background: it is asked again until it has come to the end. */
export async function commanderSearch(
  commander: McpPeer,
  what: { readonly path: string; readonly pattern: string; readonly searchType: 'files' | 'content' } & object,
): Promise<string> {
  let text = await commander.call('start_search', { ...what, maxResults: 100_000 })
  const sessionId = /session:\s*(\S+)/.exec(text)?.[1] ?? ''
  while (!text.includes('Status: COMPLETED')) {
    text = await commander.call('get_more_search_results', { sessionId, offset: 0, length: 100_000 })
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return text
}
