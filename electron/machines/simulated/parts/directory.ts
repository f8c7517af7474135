import { definePart } from './part.ts'

/** How the PC belongs to a company: its own domain, or a directory in the cloud. */
export type DirectoryState = {
  /** Name of the domain; null = the PC belongs to none. */
  domain: string | null
  controller: string
  logonServer: string
  /** What the network around the PC gives out as the ending of names. */
  networkSuffix: string
  /** The folder with the policies on the controller can be read. */
  sysvolReadable: boolean
  cloud: {
    deviceJoined: boolean
    accountAdded: boolean
    signedIn: boolean
    /** What the directory says about the device, in its own words; null = it is not known there. */
    deviceAuth: string | null
    tenant: string | null
  }
}

export const companyDomain = 'corp.example'

function initialDirectory(): DirectoryState {
  return {
    domain: companyDomain,
    controller: 'DC1.corp.example',
    logonServer: '\\\\DC1',
    networkSuffix: companyDomain,
    sysvolReadable: true,
    cloud: { deviceJoined: false, accountAdded: false, signedIn: false, deviceAuth: null, tenant: null },
  }
}

export type Directory = {
  /** Null = there is no domain to look for. */
  controllerReachable(): boolean | null
  /** True when a connection of the PC has the suffix of its domain. */
  onCompanyNetwork(): boolean
}

export type DirectoryDeps = {
  /** Any adapter has an address. */
  readonly connected: () => boolean
  readonly serviceRuns: (name: string) => boolean
  readonly tcpOpen: (host: string, port: number) => boolean
}

const directoryPort = 389

function createDirectory(directory: DirectoryState, { connected, serviceRuns, tcpOpen }: DirectoryDeps): Directory {
  return {
    onCompanyNetwork: () => connected() && directory.networkSuffix === directory.domain,
    controllerReachable: () =>
      directory.domain === null ? null : serviceRuns('Netlogon') && tcpOpen(directory.domain, directoryPort),
  }
}

export const directoryPart = definePart({ healthy: initialDirectory, create: createDirectory })
