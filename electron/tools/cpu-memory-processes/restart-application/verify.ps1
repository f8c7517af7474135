$process = Get-Process -Id $p.pid -ErrorAction Stop
if (-not $process.StartTime) { throw 'start_time_unknown' }

# The two Windows sources of the start time differ below a millisecond.
$expected = ([datetime]$p.startedUtc).ToUniversalTime()
$difference = ($process.StartTime.ToUniversalTime() - $expected).TotalSeconds
if ($difference -gt 1 -or $difference -lt -1) { throw 'pid_reused' }

$protected = 'csrss', 'lsass', 'wininit', 'winlogon', 'services', 'smss', 'dwm', 'svchost', 'MsMpEng', 'fontdrvhost', 'Deskmedic'
if ($protected -contains $process.ProcessName -or $p.pid -eq $PID) { throw 'protected_process' }
if (-not $process.Path) { throw 'path_unknown' }
# Apps of the Store cannot be started by their file.
if ($process.Path -match '\\(WindowsApps|SystemApps|ImmersiveControlPanel)\\') { throw 'store_app' }

New-Object psobject -Property @{
    path = $process.Path
    name = $process.ProcessName
}
