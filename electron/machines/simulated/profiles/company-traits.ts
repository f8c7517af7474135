import { companyDomain } from '../parts/directory.ts'
import { defineTraits } from './trait.ts'

const companyServers = ['files.example', 'intranet.example', 'app.example', 'dc1.corp.example', '192.0.2.60']

/** How a PC belongs to a company, and what the company has decided. */
export const companyTraits = defineTraits([
  {
    name: 'away-from-the-company-network',
    apply: (pc) => {
      const { directory, nameLookup, hosts, internet } = pc.state
      directory.networkSuffix = 'home.example'
      internet.networkName = 'Home'
      nameLookup.cache = []
      nameLookup.zone = Object.fromEntries(
        Object.entries(nameLookup.zone).filter(
          ([name]) => !name.endsWith(companyDomain) && !companyServers.includes(name),
        ),
      )
      for (const name of companyServers) {
        const host = hosts[name]
        if (host) host.up = false
      }
    },
  },
  {
    name: 'belongs-to-no-company',
    apply: (pc) => {
      Object.assign(pc.state.directory, { domain: null, networkSuffix: 'home.example', logonServer: '\\\\PC-TEST' })
      pc.state.certificates.list = []
      pc.state.policies.applied = []
      Object.assign(pc.state.shares, { connections: [], remembered: [] })
      pc.services.stop('Netlogon')
      Object.assign(pc.services.find('Netlogon') ?? {}, { startMode: 'Manual' })
      pc.state.internet.networkName = 'Home'
    },
  },
  {
    name: 'joined-to-the-cloud',
    apply: (pc) => {
      const { directory } = pc.state
      directory.domain = null
      directory.cloud = {
        ...{ deviceJoined: true, accountAdded: false, signedIn: true },
        ...{ deviceAuth: 'SUCCESS', tenant: 'Example' },
      }
      pc.services.stop('Netlogon')
      Object.assign(pc.services.find('Netlogon') ?? {}, { startMode: 'Manual' })
    },
  },
  {
    name: 'policies-for-other-groups',
    apply: (pc) => {
      pc.state.policies.applied.push('Security Baseline', 'Printers Floor 2', 'Browser Settings')
      pc.state.policies.denied.push('Lab PCs', 'Finance Drives')
    },
  },
  {
    name: 'no-usb-drives-allowed',
    apply: (pc) => {
      Object.assign(pc.state.usb, { storageDenied: true, installRestricted: true })
    },
  },
  {
    name: 'updates-from-the-company-server',
    apply: (pc) => {
      pc.state.updates.server = 'http://updates.corp.example:8530'
    },
  },
  {
    name: 'proxy-set-by-the-company',
    apply: (pc) => {
      pc.state.hosts['proxy.corp.example'] = {
        ...{ address: '192.0.2.70', up: true, answersPing: true },
        ...{ ports: [8080], roundTripMs: 4 },
      }
      pc.state.nameLookup.zone['proxy.corp.example'] = '192.0.2.70'
      Object.assign(pc.state.proxy, {
        ...{ enabled: true, server: 'proxy.corp.example:8080', managed: true },
        ...{ autoDetect: false, bypass: '<local>' },
      })
    },
  },
  {
    name: 'browsers-managed-by-the-company',
    apply: (pc) => {
      Object.assign(pc.state.browsers.edge, { policies: 34 })
      Object.assign(pc.state.browsers.chrome, { policies: 41 })
    },
  },
  {
    name: 'restore-points-forbidden',
    apply: (pc) => {
      Object.assign(pc.state.restore, { protectionOn: false, disabledByPolicy: true, points: [] })
    },
  },
  {
    name: 'remote-desktop-off',
    apply: (pc) => {
      pc.state.remoteDesktop.allowed = false
    },
  },
  {
    name: 'remote-desktop-off-by-policy',
    apply: (pc) => {
      Object.assign(pc.state.remoteDesktop, { allowed: false, setByPolicy: true })
    },
  },
  {
    name: 'virus-scanner-of-another-maker',
    apply: (pc) => {
      Object.assign(pc.state.defender, {
        ...{ mode: 'Passive Mode', realTime: false },
        products: [
          { name: 'Windows Defender', enabled: false, upToDate: true },
          { name: 'Example Endpoint Security', enabled: true, upToDate: true },
        ],
      })
    },
  },
])
