import { readFile } from 'node:fs/promises'

import * as z from 'zod'

import { locales, type Locale } from '../../shared/domain/locale.ts'
import { profiles } from '../../electron/machines/simulated/profiles/profiles.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { loadTools, type FoundFault } from '../../electron/registry/folders.ts'
import { allFaults, openScenario, type Scenario } from '../scenarios/open-scenario.ts'
import {
  faultGoals,
  faultGroup,
  mismatchGroup,
  pairGroup,
  profileGoals,
  rewordedGoals,
  withNote,
} from './answer-groups.ts'
import { heldAgainst, percentile, shareOf, type AnswersReport, type Group } from './answers-report.ts'
import { estimatedMsOf } from './estimated-time.ts'
import { parseCases } from './evaluation-case.ts'
import { pickFrom, spread } from './pick.ts'
import { isHeadlineTrue, isToldFirst, neutralText, tell, wrongTicks, type Told } from './told.ts'

const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

const rewordedFault = z.strictObject({ fault: z.string(), lang: z.enum(locales), text: z.string() })

export type AnswersOptions = {
  /** As many as are tried; taken at equal distances, or by a fixed seed. */
  readonly most: number
}

/** The complaint of every fault told to a PC with that fault; `profile` = a PC of that profile. */
export async function measureFaults({ most }: AnswersOptions, profile?: string): Promise<AnswersReport> {
  const faults = spread(allFaults, most)
  return withPc(async (pc) => {
    const told: Told[] = []
    const ignoring: Told[] = []
    const absent: string[] = []
    for (const fault of faults) {
      if (!setUpPc([fault.name], allFaults, profile).ok) continue
      await pc.reset([fault.name], profile)
      if (profile !== undefined && !(await isFaultHere(pc, fault))) {
        absent.push(fault.name)
        continue
      }
      for (const lang of locales) {
        const telling = { lang, about: fault, faults: [fault] }
        told.push(await tell(pc, { ...telling, text: fault.complaint[lang] }))
        ignoring.push(await tell(pc, { ...telling, text: neutralText[lang] }))
      }
    }
    const goals = profile === undefined ? faultGoals : profileGoals
    const groups = [
      ...locales.map((lang) => faultGroup(lang, ofLang(told, lang), goals)),
      faultGroup('all', told, goals),
      faultGroup('all, the text ignored', ignoring, {}),
    ]
    const left = absent.map((name) => `${name}: no fault on this PC, left out`)
    return { title: titleOf('faults', told.length, profile), groups, details: [...left, ...told.flatMap(detailsOf)] }
  })
}

/** Faults told as others told them who knew no more of a fault than its name, and no word of its complaint. */
export async function measureReworded(file: string, { most }: AnswersOptions): Promise<AnswersReport> {
  const texts = spread(rewordedFault.array().parse(JSON.parse(await readFile(file, 'utf8'))), most)
  return withPc(async (pc) => {
    const told: Told[] = []
    for (const { fault: name, lang, text } of texts) {
      const fault = allFaults.find((one) => one.name === name)
      if (!fault) throw new Error(`there is no fault ${name}`)
      await pc.reset([name])
      told.push(await tell(pc, { lang, about: fault, faults: [fault], text }))
    }
    const groups = [
      ...locales.map((lang) => faultGroup(lang, ofLang(told, lang), rewordedGoals)),
      faultGroup('all', told, rewordedGoals),
    ]
    return { title: titleOf('faults in other words', told.length), groups, details: told.flatMap(detailsOf) }
  })
}

/** Two faults of different areas on one PC: the complaint is about the first, then about both. */
export async function measurePairs({ most }: AnswersOptions): Promise<AnswersReport> {
  const pairs = pickFrom(pairsOfAreas(), most, isPossible)
  return withPc(async (pc) => {
    const one: Told[] = []
    const both: Told[] = []
    const ignoring: Told[] = []
    for (const [index, faults] of pairs.entries()) {
      const lang = langOf(index)
      const [about, other] = faults
      await pc.reset(faults.map(({ name }) => name))
      const telling = { lang, about, faults }
      one.push(await tell(pc, { ...telling, text: about.complaint[lang] }))
      both.push(await tell(pc, { ...telling, text: `${about.complaint[lang]}. ${other.complaint[lang]}` }))
      ignoring.push(await tell(pc, { ...telling, text: neutralText[lang] }))
    }
    const groups = [
      ...locales.map((lang) => pairGroup(lang, ofLang(one, lang), ofLang(both, lang))),
      pairGroup('all', one, both),
      pairGroup('all, the text ignored', ignoring, ignoring),
    ]
    return { title: titleOf('pairs', one.length), groups, details: [] }
  })
}

/** A complaint of one area told to a PC with a fault of another. */
export async function measureMismatches({ most }: AnswersOptions): Promise<AnswersReport> {
  const pairs = pickFrom(pairsOfAreas(), most)
  return withPc(async (pc) => {
    const told: Told[] = []
    const ignoring: Told[] = []
    let fixed = 0
    for (const [index, [complained, there]] of pairs.entries()) {
      const lang = langOf(index)
      await pc.reset([there.name])
      const telling = { lang, about: null, faults: [there] }
      ignoring.push(await tell(pc, { ...telling, text: neutralText[lang] }))
      const answer = await tell(pc, { ...telling, text: complained.complaint[lang] })
      told.push(answer)
      const reports = answer.ticked.length === 0 ? [] : await pc.approve(answer.ticked)
      if (reports.some((report) => report.kind === 'run' && report.verdict === 'fixed')) fixed += 1
    }
    const note = `fixed, as an answer to the complaint: ${String(fixed)} (goal: 0)`
    const groups = [
      ...locales.map((lang) => mismatchGroup(lang, ofLang(told, lang))),
      withNote(mismatchGroup('all', told), note),
      mismatchGroup('all, the text ignored', ignoring),
    ]
    const details = told.filter(({ ticked }) => ticked.length > 0).map(tickedDetail)
    return { title: titleOf('mismatch', told.length), groups, details }
  })
}

/** Healthy PCs of every profile, told complaints of these sets: nothing is wrong with them, nothing may be ticked. */
export async function measureProfiles(files: readonly string[], { most }: AnswersOptions): Promise<AnswersReport> {
  const texts = await Promise.all(files.map(async (file) => parseCases(await readFile(file, 'utf8'))))
  const cases = pickFrom(
    texts.flat().filter(({ kind }) => kind === 'normal' || kind === 'multi'),
    most,
  )
  return withPc(async (pc) => {
    const groups: Group[] = []
    const details: string[] = []
    for (const { name } of profiles) {
      await pc.reset([], name)
      const told: Told[] = []
      for (const { text, lang } of cases) told.push(await tell(pc, { lang, about: null, faults: [], text }))
      const isProblem = ({ diagnosis }: Told): boolean =>
        diagnosis.findings.some(({ severity }) => severity === 'problem')
      groups.push({
        name,
        shares: [
          heldAgainst({ atMost: 0 }, shareOf('a problem told', told, isProblem)),
          heldAgainst(
            { atMost: 0 },
            shareOf('anything ticked', told, ({ ticked }) => ticked.length > 0),
          ),
        ],
        notes: [timesOfNothing(told)],
      })
      details.push(...new Set(told.flatMap(({ ticked }) => ticked.map(({ tool }) => `${name}: ${tool} ticked`))))
    }
    return { title: titleOf('healthy profiles', cases.length * profiles.length), groups, details }
  })
}

function timesOfNothing(told: readonly Told[]): string {
  const seconds = told.map(({ diagnosis }) => estimatedMsOf(diagnosis) / 1000)
  const [half, most, all] = [0.5, 0.9, 1].map((share) => percentile(seconds, share).toFixed(1))
  return `estimated time to "nothing found" p50 ${half ?? ''} s, p90 ${most ?? ''} s, longest ${all ?? ''} s (goal 20)`
}

/** A battery wears out in no desktop, and what is usual of a PC is no fault of it: then its own check does not say so. */
async function isFaultHere(pc: Scenario, { tool, finding, findingArgs }: FoundFault): Promise<boolean> {
  const ended = await pc.check(tool, findingArgs ?? {})
  const shown = ended.state === 'succeeded' ? ended.findings.find(({ id }) => id === finding) : undefined
  const rule = tools.get(tool)?.findings.find(({ id }) => id === finding)
  return shown !== undefined && shown.severity === rule?.severity
}

function pairsOfAreas(): readonly (readonly [FoundFault, FoundFault])[] {
  return allFaults.flatMap((one) =>
    allFaults
      .filter((other) => !other.areas.some((area) => one.areas.includes(area)))
      .map((other): readonly [FoundFault, FoundFault] => [one, other]),
  )
}

/** Both can be there at once, and neither hides the other. */
function isPossible([one, other]: readonly [FoundFault, FoundFault]): boolean {
  const hides = (first: FoundFault, { name }: FoundFault): boolean =>
    (first.maskedBy ?? []).some(({ faults }) => faults.includes(name))
  return !hides(one, other) && !hides(other, one) && setUpPc([one.name, other.name], allFaults).ok
}

function detailsOf(one: Told): string[] {
  const { about, lang, diagnosis } = one
  if (!about) return []
  const { causes, verdict } = diagnosis.conclusion
  const wrong = wrongTicks(one).map(({ tool }) => tool)
  const said = [
    ...(isToldFirst(one, about) ? [] : [`told first: ${causes[0] ? `${causes[0].tool}/${causes[0].id}` : '-'}`]),
    ...(isHeadlineTrue(one, about) ? [] : [`headline ${verdict}`]),
    ...(wrong.length > 0 ? [`wrong: ${wrong.join(' ')}`] : []),
  ]
  return said.length === 0 ? [] : [`${about.name} ${lang}: ${said.join(', ')}`]
}

function tickedDetail({ lang, faults, ticked }: Told): string {
  return `${faults.map(({ name }) => name).join('+')} ${lang}: ${ticked.map(({ tool }) => tool).join(' ')} ticked`
}

function titleOf(measure: string, count: number, profile?: string): string {
  return `${measure}${profile === undefined ? '' : ` on ${profile}`}: ${String(count)} answers`
}

function ofLang(told: readonly Told[], lang: Locale): readonly Told[] {
  return told.filter((one) => one.lang === lang)
}

function langOf(index: number): Locale {
  return locales[index % locales.length] ?? 'en'
}

async function withPc<Value>(measure: (pc: Scenario) => Promise<Value>): Promise<Value> {
  const opened = await openScenario({})
  try {
    return await measure(opened.scenario)
  } finally {
    await opened.close()
  }
}
