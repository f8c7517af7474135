import type { PortablePorts } from '../../electron/machines/portable/define-portable.ts'
import type { WebAnswer } from '../../electron/contract/web-port.ts'
import { fail, type Result } from '../../electron/kernel/result.ts'
import type { FileEntry, NameAnswer, OpenedFile } from '../../electron/contract/node-step.ts'

export type FakeNetwork = {
  readonly platform?: NodeJS.Platform
  readonly environment?: Readonly<Record<string, string>>
  /** `host:port` that take connections, with the time in milliseconds. */
  readonly open?: Readonly<Record<string, number>>
  readonly answer?: NameAnswer
  /** What single name servers answer; the others answer as `answer` says. */
  readonly servers?: Readonly<Record<string, NameAnswer>>
  readonly mode?: 'online' | 'internal'
  /** What a request to the internet gives; absent = the network mode forbids it. */
  readonly internet?: Result<WebAnswer>
  /** Text of files by path. */
  readonly files?: Readonly<Record<string, string>>
  readonly entries?: readonly FileEntry[]
  /** Names of what is in folders by path; a folder that is not named cannot be read. */
  readonly folders?: Readonly<Record<string, readonly string[]>>
  /** Names of the programs that run. */
  readonly programs?: readonly string[]
  readonly connections?: readonly object[]
  readonly wifi?: readonly object[]
  readonly interfaces?: readonly object[]
  readonly gateway?: string
}

/** The ports of a portable tool that reads the network; what a test does not give is not there. */
export function fakeNetworkPorts(fake: FakeNetwork): PortablePorts {
  const ports = {
    platform: fake.platform ?? 'linux',
    environment: fake.environment ?? {},
    now: () => 1000,
    network: {
      mayReach: (host: string) => fake.mode !== 'internal' || host.startsWith('192.168.'),
      ownNameServers: () => Object.keys(fake.servers ?? {}),
      connect: (host: string, port: number) => Promise.resolve(fake.open?.[`${host}:${port}`] ?? null),
      lookUp: (_name: string, { server }: { readonly server: string | null }) =>
        Promise.resolve(fake.servers?.[server ?? ''] ?? fake.answer ?? { status: 'not_tried' as const }),
    },
    web: { send: () => Promise.resolve(fake.internet ?? fail('mode_blocks_tool', { mode: 'offline' })) },
    files: {
      readTail: (path: string) => Promise.resolve(fake.files?.[path] ?? null),
      open: (path: string) => Promise.resolve(openedFile(fake.files?.[path])),
      list: (folder: string) => Promise.resolve(fake.entries ?? entriesOf(fake.folders?.[folder], folder)),
    },
    systemInformation: () =>
      Promise.resolve({
        networkInterfaces: () => Promise.resolve(fake.interfaces ?? []),
        networkConnections: () => Promise.resolve(fake.connections ?? []),
        wifiConnections: () => Promise.resolve(fake.wifi ?? []),
        processes: () => Promise.resolve({ list: (fake.programs ?? []).map((name) => ({ name })) }),
        time: () => ({ timezoneName: 'Asia/Seoul' }),
        networkGatewayDefault: () => Promise.resolve(fake.gateway ?? ''),
      }),
  }
  return ports as unknown as PortablePorts
}

function entriesOf(names: readonly string[] | undefined, folder: string): FileEntry[] | null {
  if (names === undefined) return null
  const common = {
    isDirectory: false,
    isLink: false,
    special: null,
    isHidden: false,
    isPlaceholder: false,
    sizeBytes: 0,
  }
  return names.map((name) => ({ ...common, name, path: `${folder}/${name}`, modifiedUtc: '2025-11-20T08:00:00.000Z' }))
}

function openedFile(text: string | undefined): OpenedFile | 'unreadable' {
  if (text === undefined) return 'unreadable'
  const bytes = new TextEncoder().encode(text)
  return { sizeBytes: 0, chunks: new Blob([bytes]).stream() }
}
