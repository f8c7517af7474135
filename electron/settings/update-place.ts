import type { ReadSettings } from './settings.ts'

/** Where newer versions are looked for: a folder, a share or an address. Null = nowhere. */
export function updatePlaceOf(settings: Pick<ReadSettings, 'get'>): string | null {
  const place = settings.get('updateUrl')
  if (settings.get('updateMode') === 'off' || place === '') return null
  const channel = settings.get('updateChannel')
  return channel === '' ? place : `${place.replace(/[\\/]+$/, '')}${place.includes('\\') ? '\\' : '/'}${channel}`
}
