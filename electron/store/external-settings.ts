import * as z from 'zod'

import { searchChoices } from '../../shared/domain/external-access.ts'

const list = (pattern: RegExp, longest = 500): z.ZodArray<z.ZodString> =>
  z.array(z.string().max(longest).regex(pattern)).max(1000)

const domain = String.raw`\.?[^\s/:@#?,]{1,253}`
const namedText = (value: string): RegExp => new RegExp(String.raw`^[a-z][a-z0-9_-]{0,31}=${value}$`)
const httpAddress = /^$|^https?:\/\/[^\s/]\S*$/

/** Reaching pages and services outside this PC: how far, how fast, how much. */
export const externalSettingSchemas = {
  externalTimeoutSec: z.int().min(1).max(120),
  /** Characters of text that one call may give back. */
  externalMaxChars: z.int().min(100).max(500_000),
  /** Bytes of one answer, packed and unpacked. */
  externalMaxBytes: z.int().min(1_000).max(100_000_000),
  downloadMaxBytes: z.int().min(1_000).max(20_000_000_000),
  /** Calls of all tools together. */
  externalCallsPerMinute: z.int().min(1).max(600),
  /** Empty = every public name. `example.com` with the names below it, `.example.com` only those below it. */
  allowDomains: list(new RegExp(`^${domain}$`)),
  denyDomains: list(new RegExp(`^${domain}$`)),
  /** The same for one tool: `tool:example.com`. */
  allowToolDomains: list(new RegExp(`^[a-z][a-z0-9_]{0,63}:${domain}$`)),
  denyToolDomains: list(new RegExp(`^[a-z][a-z0-9_]{0,63}:${domain}$`)),
  /** Servers of the own network that may be called: exactly `host` or `host:port`. */
  internalHosts: list(/^[^\s/@#?,]{1,260}$/),
  /** `http://host:port` or `socks5://host:port`; empty = direct. */
  proxy: z.string().max(300).regex(/^\S*$/),
  /** File with more root certificates in PEM format; empty = none. */
  caFile: z.string().max(400),
  searchProvider: z.enum(searchChoices),
  searxngUrl: z.string().max(300).regex(httpAddress),
  /** Folders that downloads may be put into: `name=folder`. Empty = `downloads`, the Downloads folder of this user. */
  workspaces: list(namedText('.{1,260}')),
  /** Addresses that are told of events: `name=https://…`. */
  webhooks: list(namedText(String.raw`https?://[^\s/]\S{0,400}`)),
  /** Name of the webhook that is told how every fix ended; empty = nobody is told. */
  notifyWebhook: z
    .string()
    .max(32)
    .regex(/^$|^[a-z][a-z0-9_-]{0,31}$/),
  /** Whether it is told the name of this computer, too. Counts only where the machine policy says so. */
  notifyComputerName: z.boolean(),
} as const

type ExternalSettings = {
  readonly [Key in keyof typeof externalSettingSchemas]: z.output<(typeof externalSettingSchemas)[Key]>
}

export const externalSettingDefaults: ExternalSettings = {
  externalTimeoutSec: 10,
  externalMaxChars: 50_000,
  externalMaxBytes: 5_000_000,
  downloadMaxBytes: 1_000_000_000,
  externalCallsPerMinute: 30,
  allowDomains: [],
  denyDomains: [],
  allowToolDomains: [],
  denyToolDomains: [],
  internalHosts: [],
  proxy: '',
  caFile: '',
  searchProvider: 'auto',
  searxngUrl: '',
  workspaces: [],
  webhooks: [],
  notifyWebhook: '',
  notifyComputerName: false,
}
