import { describe, expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { run, simulated, useCommandLine } from './command-line.ts'
import { situations, type Situation } from './situations.ts'
import { sentenceOf } from './told-finding.ts'

const newFolder = useCommandLine()
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

const options = ({ fault, profile }: Situation, lang: Locale): readonly string[] => [
  ...['--fault', fault, '--lang', lang],
  ...(profile === undefined ? [] : ['--profile', profile]),
]

/** What stands there for a step: ticked ones with their number alone. */
function stepLines(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /^\d+\. /.test(line))
}

describe.each(situations.map((situation) => [situation.name, situation] as const))('%s', (_name, situation) => {
  test.each(locales)('is told and answered in %s', async (lang) => {
    const translator = createTranslator(lang)
    const data = await newFolder()
    const args = ['diagnose', situation.says[lang], ...simulated(data, ...options(situation, lang))]
    const { code, stdout } = await run(args)
    expect(code).toBe(1)
    const lines = stdout.split('\n')
    const finding = sentenceOf(situation.cause, lang)
    const verdict = situation.verdict === 'likely' ? translator.text('conclusion.likely', { finding }) : finding
    expect(lines[0]?.replace(/^\S+ {2}/, '')).toBe(verdict)
    expect(lines[1]).not.toContain(finding)
    const answer = lines.slice(0, lines.indexOf(''))
    for (const one of situation.follows)
      expect(answer).toContain(`    ${translator.text('conclusion.because', { finding: sentenceOf(one, lang) })}`)

    const { repairs, offered = [] } = situation
    const ticked = repairs.slice(0, 1).map((repair) => ['1. ', repair] as const)
    const optional = offered.map((repair, at) => [`${at + 1}. (${translator.text('fix.optional')}) `, repair] as const)
    const wanted = [...ticked, ...optional].map(
      ([mark, { tool, title }]) => `${mark}${(title ?? tools.get(tool)?.texts.title)?.[lang] ?? tool}`,
    )
    expect(stepLines(lines).map((line) => line.replace(/ {2}\[.*$/, ''))).toEqual(wanted)
    expect(lines.includes(translator.text('diagnose.noFix'))).toBe(wanted.length === 0)
    expect(stdout).not.toContain(translator.text('verdict.fixed'))
  })
})
