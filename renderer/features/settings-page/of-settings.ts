import type { SettingsView } from '../../../shared/ipc/views.ts'

export type OfSettings = { readonly settings: SettingsView }
