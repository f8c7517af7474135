import { definePart } from './part.ts'

/** Proxy settings of the signed-in user and of Windows services. */
export type ProxyState = {
  enabled: boolean
  server: string | null
  setupScriptUrl: string | null
  bypass: string | null
  autoDetect: boolean
  /** Set by the company: a person cannot change it. */
  managed: boolean
  servicesUseProxy: boolean
  environmentNames: string[]
}

function initialProxy(): ProxyState {
  return {
    enabled: false,
    server: null,
    setupScriptUrl: null,
    bypass: null,
    autoDetect: true,
    managed: false,
    servicesUseProxy: false,
    environmentNames: [],
  }
}

export type Proxy = {
  /** Whether every server of the setting answers; null = no proxy is on. */
  reachable(): boolean | null
}

/** `tcpOpen` tells whether a TCP connection from the PC can be made. */
function createProxy(proxy: ProxyState, tcpOpen: (host: string, port: number) => boolean): Proxy {
  return {
    reachable: () => {
      const { enabled, server } = proxy
      if (!enabled || server === null) return null
      const [, host, port] = /^(.*):(\d+)$/.exec(server) ?? []
      return host !== undefined && tcpOpen(host, Number(port))
    },
  }
}

export const proxyPart = definePart({ healthy: initialProxy, create: createProxy })
