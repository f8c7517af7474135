import type { NetworkList, NetworkText } from './network-settings.ts'

/** Sections of the settings page in its order: first what people look for every day. */
export const everydaySections = ['general', 'notifications', 'privacy', 'repairs'] as const
export const moreSections = ['models', 'workspaces', 'network', 'advanced'] as const
export const settingsSections = [...everydaySections, ...moreSections] as const
export type SettingsSection = (typeof settingsSections)[number]

/** Settings that the window may change by a single value; the network mode has a command of its own. */
export const windowSettings = [
  'language',
  'theme',
  'textSize',
  'target',
  'externalAccess',
  'searchProvider',
  'notifyWebhook',
  'notifyRepairs',
  'weeklyCheckUp',
  'keepBesideClock',
  'startWithSystem',
  'historyRetentionDays',
  'auditRetentionDays',
] as const
export type WindowSetting = (typeof windowSettings)[number]

/** Everything that has a row on the settings page. */
export type PageSetting = 'mode' | WindowSetting | NetworkList | NetworkText
