import { expect, test } from 'vitest'

import { commandClasses } from '../../../shared/domain/command-class.ts'
import { loadTools } from '../../registry/folders.ts'
import { commandOf, withCommandNotice } from './command-of-call.ts'

const free = loadTools().filter(({ capabilities }) => capabilities?.includes('free_command'))
/** A line of the terminal, which can be of each class; code of Python or of a project is never understood. */
const commands = free.filter(({ commandLine }) => commandLine?.shell === 'powershell')
const lines = {
  read_only: 'Get-Service Spooler',
  modifies: 'Restart-Service Spooler',
  destructive: 'Remove-Item C:\\data -Recurse',
  exfiltrates: 'Get-Clipboard',
} as const

test('every tool that runs a free line has it judged, and no class makes it milder', () => {
  expect(commands.length).toBeGreaterThan(0)
  for (const tool of commands) {
    for (const wanted of commandClasses) {
      const args = { [tool.commandLine?.argument ?? '']: lines[wanted] }
      expect(commandOf(tool, args)?.verdict).toBe(wanted)
      expect(withCommandNotice(tool, args).access).toEqual(tool.access)
    }
    expect(commandOf(tool, {})?.verdict).not.toBe('read_only')
  }
})

test('the notice says what the line costs: nothing is never said of what deletes or sends', () => {
  for (const tool of commands) {
    const loseOf = (line: string) =>
      withCommandNotice(tool, { [tool.commandLine?.argument ?? '']: line }).texts.notice?.whatYouLose.en
    const said = new Set(commandClasses.map((each) => loseOf(lines[each])))
    expect(said.size).toBe(commandClasses.length)
    expect(loseOf(lines.destructive)).toContain('can’t be restored')
    expect(loseOf(lines.read_only)).toContain('Nothing')
  }
})

test('code of Python or of a project never counts as reading, and what it gives away of itself is said', () => {
  const others = free.filter((tool) => !commands.includes(tool))
  expect(others.map(({ commandLine }) => commandLine?.shell).sort()).toEqual(['posix', 'posix', 'python'])
  for (const tool of others) {
    const argument = tool.commandLine?.argument ?? ''
    const isPython = tool.commandLine?.shell === 'python'
    for (const line of ['print(1)', 'python3 -m unittest', 'node --test', ''])
      expect([tool.name, line, commandOf(tool, { [argument]: line })?.verdict]).not.toEqual([
        tool.name,
        line,
        'read_only',
      ])
    const deletes = isPython ? "shutil.rmtree('/data')" : 'python3 -c "shutil.rmtree(1)" && rm -rf /data'
    const notice = withCommandNotice(tool, { [argument]: deletes }).texts.notice
    expect([tool.name, notice?.whatYouLose.en]).toEqual([tool.name, expect.stringContaining('can’t be restored')])
  }
})

test('a tool without a free line has no class', () => {
  const others = loadTools().filter((tool) => !free.includes(tool))
  expect(others.filter((tool) => commandOf(tool, { command: 'del x' }) !== null)).toEqual([])
})
