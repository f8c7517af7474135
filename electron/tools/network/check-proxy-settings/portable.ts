import { type PortablePorts, portableTool } from '../../../machines/portable/define-portable.ts'
import { maskCredentials, proxyAnswers, type tool } from './tool.ts'

const proxyNames = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY']
const names = [...proxyNames, 'NO_PROXY']

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const servers = proxyNames.map((name) => valueOf(name, ports)).filter((value) => value !== null)
    const setting = servers.length === 0 ? null : [...new Set(servers)].join(';')
    return {
      proxyEnabled: setting === null ? withoutVariables(ports) : true,
      proxyServer: setting === null ? null : maskCredentials(setting),
      pacUrl: null,
      bypass: valueOf('NO_PROXY', ports),
      autoDetect: null,
      managed: null,
      servicesUseProxy: null,
      envNames: names.filter((name) => valueOf(name, ports) !== null),
      proxyReachable: setting === null ? null : await proxyAnswers(setting, ports.network, signal),
    }
  },
})

function valueOf(name: string, { environment }: PortablePorts): string | null {
  const value = environment[name] ?? environment[name.toLowerCase()] ?? ''
  return value === '' ? null : value
}

/** Desktops keep a proxy of their own, which cannot be read here; a Linux without one has the variables only. */
function withoutVariables({ platform, environment }: PortablePorts): false | null {
  const hasDesktop = ['DISPLAY', 'WAYLAND_DISPLAY', 'XDG_CURRENT_DESKTOP'].some(
    (name) => environment[name] !== undefined,
  )
  return platform === 'linux' && !hasDesktop ? false : null
}
