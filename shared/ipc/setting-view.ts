import type { SearchKeyName } from '../domain/external-access.ts'
import type { ListEntry, NetworkList, NetworkText } from '../domain/network-settings.ts'

/** How Deskmedic looks and stands on the desktop. */
export type DesktopSettingsView = {
  /** Percent of the size of the system. */
  readonly textSize: SettingView<string>
  /** Whether closing the window leaves Deskmedic beside the clock. */
  readonly keepBesideClock: SettingView<'on' | 'off'>
  /** Whether Deskmedic starts when a person signs in, beside the clock. */
  readonly startWithSystem: SettingView<'on' | 'off'>
}

/** Which place decides a value. The words for it are the page's. */
export type SettingSource = 'default' | 'policy_default' | 'file' | 'environment' | 'command_line' | 'policy'

/** A value that a person may change, where it comes from, and why it cannot be changed here. */
export type LockedBy = {
  readonly source: SettingSource
  readonly contact: string | null
  /** Which place of the machine policy fixes it, and the name that administrators know; null = no policy does. */
  readonly policy: LockingPolicy | null
}
export type LockingPolicy = { readonly place: 'machine' | 'user' | 'file'; readonly name: string | null }
export type SettingView<Value> = {
  readonly value: Value
  readonly source: SettingSource
  readonly lockedBy: LockedBy | null
}

/** A step that is not asked about again. */
export type GrantView = {
  readonly id: string
  readonly title: string
  readonly scope: 'session' | 'until' | 'tool'
  readonly expiresAt: number | null
}

/** A list to which others may add: what they added cannot be taken away here. */
export type NetworkListView<Entry> = SettingView<readonly Entry[]> & {
  readonly fixed: readonly Entry[]
  /** Null = nobody has added anything. */
  readonly fixedBy: LockedBy | null
}

/**
 * How far and by which way tools use external services. Addresses of webhooks are cut behind their host and a proxy shows no
 * password: who knows them may use them.
 */
export type NetworkSettingsView = {
  readonly lists: { readonly [List in NetworkList]: NetworkListView<ListEntry<List>> }
  readonly texts: Readonly<Record<NetworkText, SettingView<string>>>
}

/** A proxy that asked who sends. What a person entered for it never leaves main. */
export type ProxySignInView = { readonly server: string; readonly signedIn: boolean }
export type ProxySignInsView = readonly ProxySignInView[]

/** What a person enters for it, and what it is forgotten by. */
export type ProxyServer = { readonly server: string }
export type EnteredSignIn = ProxyServer & { readonly name: string; readonly password: string }

/** Where the key of a search service is; the key itself never leaves main. */
export type KeyPlace = 'stored' | 'session' | 'environment' | 'unreadable' | 'none'

export type KeysView = {
  /** False = a key that is entered is gone when Deskmedic is closed: this PC cannot keep it encrypted. */
  readonly kept: boolean
  readonly places: Readonly<Record<SearchKeyName, KeyPlace>>
}
