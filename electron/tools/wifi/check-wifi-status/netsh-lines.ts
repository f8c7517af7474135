/** One line `label : value` of netsh. The label is translated and says nothing; the place and the shape of the value do. */
export type NetshLine = { readonly value: string; readonly isIndented: boolean; readonly label: string }

/** Lines with a label and a value, in order. */
export function netshLines(output: string): NetshLine[] {
  return output.split(/\r?\n/).flatMap((line) => {
    // New builds have lines with two colons.
    const [, indent = '', label = '', value = ''] = /^(\s*)(\S.*?)\s*(?::\s*)?:(?:\s(.*))?$/.exec(line) ?? []
    return label === '' ? [] : [{ label, value: value.trim(), isIndented: indent !== '' }]
  })
}

const guid = /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i
const mac = /^[0-9a-f]{2}(?:[:-][0-9a-f]{2}){5}$/i
const number = /^\d{1,6}(?:[.,]\d{1,3})?$/
const percent = /^(\d{1,3}) ?%$/
const radio = /^802\.11[a-z]{1,2}$/i
const protection = /^(?:WPA3|WPA2|WPA|OWE|WEP)(?![A-Za-z0-9])/

export const isGuid = (value: string): boolean => guid.test(value)
export const isMac = (value: string): boolean => mac.test(value)
export const isRadio = (value: string): boolean => radio.test(value)

/** Some systems write a comma. Null = no number. */
export function asNumber(value: string): number | null {
  return number.test(value) ? Number(value.replace(',', '.')) : null
}

/** 0 to 100, or null. */
export function asPercent(value: string): number | null {
  const [, digits] = percent.exec(value) ?? []
  return digits === undefined || Number(digits) > 100 ? null : Number(digits)
}

/** Channels of all bands. Null = no channel. */
export function asChannel(value: string): number | null {
  return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 233 ? Number(value) : null
}

/** The part of a protection that is not translated; null = none of the known ones. */
export function asProtection(value: string): string | null {
  return protection.exec(value)?.[0] ?? null
}
