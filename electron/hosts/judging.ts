import { stat } from 'node:fs/promises'

import { noProxy } from '../../shared/domain/network-settings.ts'
import { ok } from '../kernel/result.ts'
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
    if (address === noProxy) return ok(address)
    const { parseProxy, proxyScript } = await import('../executors/http/client/proxy.ts')
    return proxyScript(address) === null ? parseProxy(address) : ok(address)
  },
  certificates: async (path) => {
    const { createCertificateReader } = await import('../executors/http/client/certificate-context.ts')
    return createCertificateReader()(path)
  },
}
