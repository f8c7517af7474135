import { stat } from 'node:fs/promises'

import { ok } from '../kernel/result.ts'
import type { Judging } from '../settings/judge-setting.ts'
import { closedFolderHere } from './files/closed-places.ts'

/** What values of settings are judged by on this PC; what reads proxies, certificates and addresses of models is loaded with the first of them. */
export const judgingHere: Judging = {
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
  modelWay: async (address, settings) => {
    const { allowedWay } = await import('./models/model-way.ts')
    const way = allowedWay({ address }, settings)
    return way.ok ? ok({ runsHere: way.value.place === 'here' }) : way
  },
  collectedFolder: async (folder, settings) => {
    const { collectedFolder, judgesHere } = await import('./files/workspaces.ts')
    const place = { platform: process.platform, environment: process.env, closed: () => ({ own: [], system: [] }) }
    return collectedFolder(folder, judgesHere(settings, place).judgeFile)
  },
}
