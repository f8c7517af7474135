import type { PolicyFormat } from '../../shared/ipc/policy-choice.ts'
import { entryText, type AnyEntry } from '../../shared/domain/network-settings.ts'
import { policyDefinitions, type PolicyDefinition } from './policy-definition.ts'
import { policyKey } from './policy-template.ts'
import { settingDefaults, settingTable } from './setting-table.ts'
import type { Settings } from './settings.ts'

/** A configuration that one person has tried, as values by the names of policies. */
export type BuiltPolicy = readonly { readonly definition: PolicyDefinition; readonly value: unknown }[]

type Of = Pick<Settings, 'view' | 'policyOthers'>

/** What this person has set otherwise than Deskmedic comes, and what a policy fixes already. Keys and addresses that open something are no part of it. */
export function buildPolicy(settings: Of): BuiltPolicy {
  return policyOfAll(settings).filter(({ definition: { setting } }) => {
    if (setting === null) return true
    const { value, source } = settings.view(setting)
    return source === 'policy' || !isSame(value, settingDefaults[setting])
  })
}

/** Every setting that a policy can have, as it is now, and what else the policy of this PC says. */
export function policyOfAll(settings: Of): BuiltPolicy {
  return policyDefinitions().flatMap((definition) => {
    const { name, setting } = definition
    // A person has no value for these: left out, what is closed here would be open on the next PC.
    if (setting === null) {
      const said = settings.policyOthers().get(name)
      return said === undefined ? [] : [{ definition, value: said.value }]
    }
    const { value } = settings.view(setting)
    const toPolicy = settingTable[setting].toPolicy as ((value: unknown) => unknown) | undefined
    return [{ definition, value: plain(toPolicy?.(value) ?? value) }]
  })
}

/** `hasDefaults` = what a person may change afterwards, instead of what is fixed. */
export function policyFile(whole: BuiltPolicy, format: PolicyFormat, hasDefaults: boolean): string {
  const built = hasDefaults ? whole.filter(({ definition }) => definition.canBeDefault) : whole
  if (format === 'json') return jsonText(built, hasDefaults)
  return format === 'reg' ? registryText(built, hasDefaults) : intuneText(built, hasDefaults)
}

function plain(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function jsonText(entries: BuiltPolicy, hasDefaults: boolean): string {
  const values = Object.fromEntries(entries.map(({ definition: { name }, value }) => [name, value]))
  return `${JSON.stringify(hasDefaults ? { defaults: values } : values, null, 2)}\n`
}

/** As `reg import` takes it, for the whole PC. */
function registryText(entries: BuiltPolicy, hasDefaults: boolean): string {
  const key = `HKEY_LOCAL_MACHINE\\${policyKey}${hasDefaults ? '\\Defaults' : ''}`
  const single = entries.filter(({ value }) => !Array.isArray(value))
  const lists = entries.filter(({ value }) => Array.isArray(value))
  return [
    'Windows Registry Editor Version 5.00',
    '',
    `[${key}]`,
    ...single.map(({ definition: { name }, value }) => `"${name}"=${registryValue(value)}`),
    ...lists.flatMap(({ definition, value }) => [
      '',
      `[${key}\\${definition.name}]`,
      ...pairsOf(definition, value).map(([name, text]) => `"${escaped(name)}"=${registryValue(text)}`),
    ]),
    '',
  ].join('\r\n')
}

function registryValue(value: unknown): string {
  if (typeof value === 'number') return `dword:${value.toString(16).padStart(8, '0')}`
  const text = String(value)
  // The file stays plain ASCII, whatever encoding it is handed on in.
  if (/^[\x20-\x7e]*$/.test(text)) return `"${escaped(text)}"`
  const bytes = [...Buffer.from(`${text}\0`, 'utf16le')].map((byte) => byte.toString(16).padStart(2, '0'))
  return `hex(1):${bytes.join(',')}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** Addresses of device management with the value that each gets, one in a line. */
function intuneText(entries: BuiltPolicy, hasDefaults: boolean): string {
  const place = `./Device/Vendor/MSFT/Policy/Config/Deskmedic~Policy~Deskmedic${hasDefaults ? '~Defaults' : ''}`
  const lines = entries.map(({ definition, value }) => {
    const id = hasDefaults ? `Default_${definition.name}` : definition.name
    return `${place}/${id}\t${intuneValue(definition, id, value)}`
  })
  return `${lines.join('\r\n')}\r\n`
}

/** Between name and value of a list: a sign that stands in no text. */
const between = '&#xF000;'

function intuneValue(definition: PolicyDefinition, id: string, value: unknown): string {
  if (definition.form.kind === 'switch') return value === 1 ? '<enabled/>' : '<disabled/>'
  const text = Array.isArray(value)
    ? pairsOf(definition, value)
        .flatMap((pair) => pair.map(attribute))
        .join(between)
    : attribute(String(value))
  return `<enabled/><data id="${id}" value="${text}"/>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Entries of a list under the names that a template gives them. */
function pairsOf({ form }: PolicyDefinition, value: unknown): readonly (readonly [name: string, text: string])[] {
  const texts = (value as readonly AnyEntry[]).map((entry) => entryText(entry))
  const isNamed = form.kind === 'list' && form.named
  return texts.map((text, index) => {
    const end = text.indexOf('=')
    return isNamed ? [text.slice(0, end), text.slice(end + 1)] : [String(index + 1), text]
  })
}
