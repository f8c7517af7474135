import { expect, test } from 'vitest'

import { commandClasses } from '../../../shared/domain/command-class.ts'
import { loadTools } from '../../registry/folders.ts'
import { commandOf, withCommandNotice } from './command-of-call.ts'

const free = loadTools().filter(({ capabilities }) => capabilities?.includes('free_command'))
const lines = {
  read_only: 'Get-Service Spooler',
  modifies: 'Restart-Service Spooler',
  destructive: 'Remove-Item C:\\data -Recurse',
  exfiltrates: 'Get-Clipboard',
} as const

test('every tool that runs a free line has it judged, and no class makes it milder', () => {
  expect(free.length).toBeGreaterThan(0)
  for (const tool of free) {
    for (const wanted of commandClasses) {
      const args = { [tool.commandLine?.argument ?? '']: lines[wanted] }
      expect(commandOf(tool, args)?.verdict).toBe(wanted)
      expect(withCommandNotice(tool, args).access).toEqual(tool.access)
    }
    expect(commandOf(tool, {})?.verdict).not.toBe('read_only')
  }
})

test('the notice says what the line costs: nothing is never said of what deletes or sends', () => {
  for (const tool of free) {
    const loseOf = (line: string) =>
      withCommandNotice(tool, { [tool.commandLine?.argument ?? '']: line }).texts.notice?.whatYouLose.en
    const said = new Set(commandClasses.map((each) => loseOf(lines[each])))
    expect(said.size).toBe(commandClasses.length)
    expect(loseOf(lines.destructive)).toContain('can’t be restored')
    expect(loseOf(lines.read_only)).toContain('Nothing')
  }
})

test('a tool without a free line has no class', () => {
  const others = loadTools().filter((tool) => !free.includes(tool))
  expect(others.filter((tool) => commandOf(tool, { command: 'del x' }) !== null)).toEqual([])
})
