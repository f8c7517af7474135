import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { windowsPlaceNames, windowsPlaces } from '../../shared/domain/windows-places.ts'

const tools = loadTools()
const named = new Map(tools.map((tool) => [tool.name, tool]))
const rules = tools.flatMap((tool) =>
  tool.findings.map((rule) => ({ where: `${tool.name}/${rule.id}`, rule, advice: tool.texts.advice?.[rule.id]?.en })),
)
const acting = rules.flatMap(({ where, rule, advice }) => (rule.act ? [{ where, act: rule.act, advice }] : []))

test('one click does what an advice says: where there is none, there is nothing to click', () => {
  expect(acting.filter(({ advice }) => advice === undefined).map(({ where }) => where)).toEqual([])
})

test('an advice that sends a person to a page of Windows opens it', () => {
  const sends = /\b(?:Settings[,>\s]|Device Manager|Task Scheduler|System Protection|Windows Update|Windows Security)/
  // What only an administrator, IT or another program can open is no page for this person.
  const ofOthers =
    /administrator|ask IT|tell IT|Office program|Remote Desktop settings|webhook in the settings|network settings|Settings of this network/i
  const missing = rules.filter(({ rule, advice = '' }) => sends.test(advice) && !ofOthers.test(advice) && !rule.act)
  expect(missing.map(({ where, advice }) => `${where}: ${String(advice)}`)).toEqual([])
})

test('an advice that opens a page names no second one, which the click would not open', () => {
  const names = /Settings[^.]*\b[A-Z][a-z]+ or [A-Z][a-z]+/
  expect(acting.filter(({ advice = '' }) => names.test(advice)).map(({ where }) => where)).toEqual([])
})

test('a check that an advice runs needs no further word, and only looks', () => {
  for (const { where, act } of acting) {
    if (!('runs' in act)) continue
    const tool = named.get(act.runs)
    expect([where, tool?.kind, tool?.access.risk]).toEqual([where, 'diagnostic', 'safe'])
    expect([where, tool?.args().safeParse({}).success]).toEqual([where, true])
  }
})

test('each place is opened by an advice, and its address is a page of Windows, a program of System32 or the sign-in test of Windows', () => {
  const opened = new Set(acting.flatMap(({ act }) => ('opens' in act ? [act.opens] : [])))
  expect(windowsPlaceNames.filter((place) => !opened.has(place))).toEqual([])
  const allowed =
    /^(?:ms-settings:[a-z-]+|windowsdefender:\/\/[a-z]+|[A-Za-z]+\.(?:msc|exe)|http:\/\/www\.msftconnecttest\.com\/redirect)$/
  expect(Object.values(windowsPlaces).filter((address) => !allowed.test(address))).toEqual([])
})

test('a check that shows where space goes leads on: to a repair, or to the page of Windows for it', () => {
  const ofSpace = tools.filter(
    ({ kind, plannerHints }) => kind === 'diagnostic' && plannerHints?.components?.includes('drive-space') === true,
  )
  const dead = ofSpace.filter(
    ({ findings }) => !findings.some(({ act, suggests = [] }) => act !== undefined || suggests.length > 0),
  )
  expect(ofSpace.length).toBeGreaterThan(1)
  expect(dead.map(({ name }) => name)).toEqual([])
})
