import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, vi } from 'vitest'
import * as z from 'zod'

import { conceptFiles } from '../../electron/agents/planner/concept-words.ts'
import { sentenceFiles } from '../../electron/agents/planner/words.ts'
import { repositoryRoot } from '../architecture/source-files.ts'
import { linesOf, takenFrom, wordFaults } from './planner-words.ts'

// Thousands of phrases against each other and against every complaint.
vi.setConfig({ testTimeout: 60_000 })

const wordFiles = { ...sentenceFiles, ...conceptFiles }
const complaintFiles = ['../shared/evaluation/complaints-dev.json', 'test/evaluate/regression-complaints.json']
const complaint = z.object({ id: z.string(), text: z.string() })

test('each phrase of the planner stands once, in its language, where something can match it', () => {
  expect(wordFaults(linesOf(wordFiles))).toEqual([])
})

test('no phrase of the planner is a complaint of an evaluation set, whole or nearly', () => {
  const complaints = complaintFiles
    .map((file) => path.join(repositoryRoot, file))
    .filter((file) => existsSync(file))
    .flatMap((file) => z.array(complaint).parse(JSON.parse(readFileSync(file, 'utf8'))))
  expect(complaints.length).toBeGreaterThan(1_500)
  expect(takenFrom(complaints, linesOf(wordFiles))).toEqual([])
})

test.each([
  ['twice in one concept', { 'devices.en.txt': '[printer]\nprinter\nprinter' }, '3: printer: stands on line'],
  [
    'under two concepts',
    { 'devices.en.txt': '[heat]\nfan', 'symptoms.en.txt': '[fan-noise]\nfan' },
    'symptoms.en.txt:2: fan: stands on line',
  ],
  ['swallowed by another', { 'devices.en.txt': '[printer]\nprint*\nprinters?' }, 'another phrase has it already'],
  ['in another script', { 'devices.ko.txt': '[printer]\n打印机' }, 'not Korean'],
  ['not as texts are compared', { 'devices.en.txt': "[printer]\ncan't print" }, 'write it as cant print'],
  ['in full-width letters', { 'devices.zh.txt': '[usb]\nＵ盘' }, 'write it as u盘'],
  ['unknown to the concepts', { 'devices.en.txt': '[teapot]\nteapot' }, '[teapot] is no concept'],
  ['above any heading', { 'devices.en.txt': 'printer' }, 'no heading above'],
  ['that nothing matches', { 'devices.en.txt': '[printer]\nprinter(?!e)(?=er)' }, 'no text can have it'],
])('a phrase %s is found', (_what, files, fault) => {
  expect(wordFaults(linesOf(files)).join('\n')).toContain(fault)
})

test('a complaint as a phrase is found, a few of its words are not', () => {
  const complaints = [{ id: 'E1', text: "My printer doesn't print at all since Monday" }]
  const found = (phrase: string) => takenFrom(complaints, linesOf({ 'devices.en.txt': `[printer]\n${phrase}` }))
  expect(found('my printer (does not|doesnt) print at all since monday')).toHaveLength(1)
  expect(found('printer doesnt print at all since')).toHaveLength(1)
  expect(found('printer .. monday')).toEqual([])
  expect(found('printer')).toEqual([])
})

test('what is described and what is named, or two languages, do not disturb each other', () => {
  const files = {
    'devices.en.txt': '# parts\n\n[printer]\nprinter\n\n[usb, external-drive]\nusb stick',
    'devices.ko.txt': '[printer]\n프린터',
    'devices.zh.txt': '[printer]\n打印机(?!驱动)',
  }
  expect(wordFaults(linesOf(files))).toEqual([])
})
