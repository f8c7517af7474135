import { describe, expect, test } from 'vitest'

import { classifyCommand } from './classify-command.ts'

describe('a program that is given a program', () => {
  test.each([
    "sed -n '1,5p' notes.txt",
    'sed -n 3p a.txt b.txt',
    "sed -n '/error/p' app.log",
    "awk '{print $1}' access.log",
    "awk -F: '{ print $1, $3 }' users.txt",
    "awk 'NR==5 {print}' notes.txt",
    'tar -tf a.tar',
  ])('%s only reads', (line) => {
    expect(classifyCommand('posix', line).verdict).toBe('read_only')
  })

  test.each([
    "sed -n '1p;w out.txt' notes.txt",
    "sed -n '1e rm x' notes.txt",
    'sed -n 1p -i notes.txt',
    "sed -n '1p\nw out.txt' notes.txt",
    "sed 's/a/b/w out.txt' notes.txt",
    'awk \'{print > "x"}\' a.txt',
    'awk \'{print $1; system("x")}\' a.txt',
    'awk \'{print $1 | "sh"}\' a.txt',
    'awk -f program.awk a.txt',
  ])('%s does more', (line) => {
    expect(classifyCommand('posix', line).verdict).not.toBe('read_only')
  })

  test.each([
    'tar -cf a.tar --checkpoint=1 --checkpoint-action=exec=sh a',
    'tar -I sh -tf a.tar',
    'tar -tf a.tar --use-compress-program=sh',
    'sort --compress-program=sh a.txt',
    "split --filter='rm x' a.txt",
    "rsync -e 'sh -c x' a b",
    'ssh -o ProxyCommand=x host',
    'git -c core.fsmonitor="rm -rf x" status',
    "git -c credential.helper='!x' fetch",
    'git --config-env=core.pager=X log',
  ])('%s runs what it is given', (line) => {
    const { verdict, reasons } = classifyCommand('posix', line)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'destructive',
      expect.arrayContaining(['runs_hidden_code']),
    ])
  })
})
