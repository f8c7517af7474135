$unavailable = @()
$marks = @(Get-CimInstance Win32_Volume -Property 'DriveLetter', 'DirtyBitSet' -OperationTimeoutSec 20 -ErrorAction SilentlyContinue |
    Where-Object { $_.DriveLetter })

# Nobody named a drive: the one that Windows itself has marked, else the one of Windows.
$letter = $p.drive
if (-not $letter) { $letter = ($marks | Where-Object { $_.DirtyBitSet } | Select-Object -First 1).DriveLetter }
if (-not $letter) { $letter = $env:SystemDrive }
$letter = $letter.Substring(0, 1)

$volume = Get-Volume -DriveLetter $letter -ErrorAction Stop
$mark = $marks | Where-Object { $_.DriveLetter.Substring(0, 1) -eq $letter }
$dirty = $null
if ($mark) { $dirty = [bool]$mark.DirtyBitSet }

# The answer is a fixed word, not the translated text of chkdsk.
$scan = $null
try {
    $scan = [string](Repair-Volume -DriveLetter $letter -Scan -ErrorAction Stop)
}
catch {
    $unavailable += "scan:$($_.FullyQualifiedErrorId)"
}

# Windows itself looks at every drive at a start, or leaves some out (/k). A check that somebody has planned names how.
$manager = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager'
$bootChecks = @($manager.BootExecute | Where-Object { $_ -match '^autocheck autochk .*/[mpr] ' })

New-Object psobject -Property @{
    drive          = $letter
    health         = [string]$volume.HealthStatus
    states         = @($volume.OperationalStatus | ForEach-Object { [string]$_ })
    scan           = $scan
    dirty          = $dirty
    checkScheduled = ($bootChecks.Count -gt 0)
    bootChecks     = $bootChecks
    unavailable    = @($unavailable)
}
