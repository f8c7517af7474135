$process = Get-Process -Id $p.pid -ErrorAction Stop
if (-not $process.StartTime) { throw 'start_time_unknown' }

# The two Windows sources of the start time differ below a millisecond.
$expected = ([datetime]$p.startedUtc).ToUniversalTime()
$difference = ($process.StartTime.ToUniversalTime() - $expected).TotalSeconds
if ($difference -gt 1 -or $difference -lt -1) { throw 'pid_reused' }

$protected = 'csrss', 'lsass', 'wininit', 'winlogon', 'services', 'smss', 'dwm', 'svchost', 'MsMpEng', 'fontdrvhost', 'Deskmedic'
if ($protected -contains $process.ProcessName -or $p.pid -eq $PID) { throw 'protected_process' }

# Both are gone with the process.
$path = $process.Path
$name = $process.ProcessName
Stop-Process -Id $p.pid -Force -ErrorAction Stop
Start-Sleep -Seconds 2

New-Object psobject -Property @{
    pid  = [int]$p.pid
    name = $name
    path = $path
    gone = (-not (Get-Process -Id $p.pid -ErrorAction SilentlyContinue))
}
