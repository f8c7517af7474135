/** Commands in words that the simulated PC has no answer for, and what is then said of them. */
export const unknownChanges = [
  { name: 'a command of Windows', script: "Remove-Partition -DriveLetter 'D'", gap: 'command Remove-Partition' },
  { name: 'a command of the engine', script: "Clear-Content -LiteralPath 'C:\\x.txt'", gap: 'command Clear-Content' },
  { name: 'a web request', script: "Invoke-WebRequest -Uri 'https://example.com'", gap: 'command Invoke-WebRequest' },
  {
    name: 'a key that means nothing',
    script:
      "Set-ItemProperty -LiteralPath 'HKLM:\\SOFTWARE\\Microsoft\\Windows\\CurrentVersion\\Policies\\System' -Name 'EnableLUA' -Value 0 -Type DWord",
    gap: 'nothing is known of the key',
  },
  {
    name: 'a value that means nothing',
    script:
      "Set-ItemProperty -LiteralPath 'HKCU:\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings' -Name 'User Agent' -Value 'x' -Type String",
    gap: 'means nothing here',
  },
  {
    name: 'a file that Windows needs',
    script: "Remove-Item -LiteralPath 'C:\\Windows\\System32\\drivers\\etc\\hosts' -Force",
    gap: 'the state still has',
  },
  {
    name: 'a program',
    script: "Start-Process -FilePath 'C:\\Windows\\regedit.exe'",
    gap: 'starts C:\\Windows\\regedit',
  },
  {
    name: 'a method without its key',
    script:
      "$printer = @(Get-CimInstance Win32_Printer -Property 'Name')[0]; Invoke-CimMethod -InputObject $printer -MethodName 'Resume'",
    gap: 'Win32_Printer without DeviceID',
  },
] as const
