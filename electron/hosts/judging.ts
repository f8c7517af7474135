import { stat } from 'node:fs/promises'

import type { JudgePorts } from '../settings/setting-row.ts'
import { closedFolderHere } from './closed-places.ts'

/** What values of settings are judged by on this PC; what reads proxies and certificates is loaded with the first of them. */
export const judgingHere: JudgePorts = {
  platform: process.platform,
  isFolder: async (path) => {
    try {
      return (await stat(path)).isDirectory()
    } catch {
      return false
    }
  },
  closedFolder: closedFolderHere(() => ({ own: [], system: [] })),
  proxy: async (address) => {
    const { proxyChoice } = await import('../executors/http/client/proxy.ts')
    return proxyChoice(address)
  },
  certificates: async (path) => {
    const { createCertificateReader } = await import('../executors/http/client/certificate-context.ts')
    return createCertificateReader()(path)
  },
}
