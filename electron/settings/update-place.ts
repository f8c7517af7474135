import type { ReadSettings } from './settings.ts'

/** Where newer versions are looked for: a folder, a share or an address. Null = nowhere. */
export function updatePlaceOf(settings: Pick<ReadSettings, 'get'>): string | null {
  const place = settings.get('updateUrl')
  return settings.get('updateMode') === 'off' || place === '' ? null : place
}
