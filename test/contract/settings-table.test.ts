import { expect, test } from 'vitest'

import { settingKeys, settingTable, type SettingKey } from '../../electron/settings/setting-table.ts'
import { networkLists, networkTexts } from '../../shared/domain/network-settings.ts'
import { settingsSections, windowSettings } from '../../shared/domain/page-settings.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { isTestFile, linesMatching, sourceFiles } from '../architecture/source-files.ts'

const product = sourceFiles().filter((file) => file.path.startsWith('electron/') && !isTestFile(file))
const code = product.map(({ text }) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')).join('\n')

/** Settings whose value nothing asks the settings for; what keeps or shows all settings names none, and other lists have names too. */
function unreadOf(keys: readonly string[], text = code): readonly string[] {
  return keys.filter((key) => !new RegExp(String.raw`\bsettings(\(\)\))?\.(get|view)\('${key}'\)`).test(text))
}

test('every setting of the table is read by the product', () => {
  expect(unreadOf(settingKeys)).toEqual([])
  // A setting that nobody reads is found.
  expect(unreadOf(['mode', 'maxParallelChecks', 'proxy'])).toEqual(['maxParallelChecks'])
  const text = "values.get('mode')\nbackend.settings.view('lang')\n(await settings()).get('proxy')"
  expect(unreadOf(['mode', 'lang', 'proxy'], text)).toEqual(['mode'])
})

test('one door writes settings, and judges and records on the way', () => {
  const writes = /\bsettings\.(set|setText|change|confirm)\(/
  const writers = linesMatching(product, writes).map((line) => line.split(':')[0])
  expect([...new Set(writers)]).toEqual(['electron/settings/recorded-settings.ts'])
})

test('the page has a row for each setting that names one, and for no other', () => {
  const rowsOf = (kind: string): readonly SettingKey[] =>
    settingKeys.filter((key) => settingTable[key].page?.kind === kind).sort()
  const choices = windowSettings.map((name) => (name === 'language' ? 'lang' : name))
  expect([...rowsOf('choice'), ...rowsOf('switch')].sort()).toEqual([...choices].sort())
  expect(rowsOf('list')).toEqual([...networkLists].sort())
  expect(rowsOf('text')).toEqual([...networkTexts].sort())
  expect(rowsOf('mode')).toEqual(['mode'])
  const translator = createTranslator('en')
  const labels = settingKeys
    .flatMap((key) => settingTable[key].page?.label ?? [])
    .map((label) => translator.text(label))
  expect(new Set(labels).size).toBe(labels.length)
})

test('a switch of the page is on or off, and every section of the page has something in it', () => {
  const ofPage = settingKeys.filter((key) => settingTable[key].page !== undefined)
  const kindOf = (key: SettingKey): string => settingTable[key].page?.kind ?? ''
  expect(
    ofPage.filter((key) => (kindOf(key) === 'switch') !== (typeof settingTable[key].initial === 'boolean')),
  ).toEqual([])
  const filled = new Set(ofPage.map((key) => settingTable[key].page?.section))
  // Of repairs, what a person has allowed stands there; models are set up by commands of their own.
  expect(settingsSections.filter((section) => !filled.has(section))).toEqual(['repairs', 'models'])
})

test('what a person types freely is judged, and no two settings share a name in policies', () => {
  const typed = settingKeys.filter((key) => ['list', 'text'].includes(settingTable[key].page?.kind ?? ''))
  expect(typed.filter((key) => settingTable[key].judge === undefined)).toEqual([])
  const own = settingKeys.map((key) => key.toLowerCase())
  const others = settingKeys.flatMap((key) => settingTable[key].policy?.toLowerCase() ?? [])
  expect(new Set(others).size).toBe(others.length)
  for (const key of settingKeys) {
    const name = settingTable[key].policy?.toLowerCase()
    expect([key, own.filter((each) => each === name && each !== key.toLowerCase())]).toEqual([key, []])
  }
})
