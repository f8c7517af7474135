import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { proxy } = pc.state
    return {
      proxyEnabled: proxy.enabled,
      proxyServer: proxy.server,
      pacUrl: proxy.setupScriptUrl,
      bypass: proxy.bypass,
      autoDetect: proxy.autoDetect,
      managed: proxy.managed,
      servicesUseProxy: proxy.servicesUseProxy,
      envNames: [...proxy.environmentNames],
      proxyReachable: pc.proxy.reachable(),
    }
  },
})
