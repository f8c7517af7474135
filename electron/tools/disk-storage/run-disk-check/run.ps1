$unavailable = @()
$disk = Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID' -OperationTimeoutSec 10 |
    Where-Object { $_.DeviceID.Substring(0, 1) -eq $p.drive }
if (-not $disk) { throw 'drive_not_found' }

$scan = $null
try {
    $scan = [string](Repair-Volume -DriveLetter $p.drive -Scan -ErrorAction Stop)
}
catch {
    $unavailable += "scan:$($_.FullyQualifiedErrorId)"
}

# What Windows looks at when it starts, as it was: the way back writes it again.
$ownShape = '^autocheck autochk( /[A-Za-z](:[A-Za-z*]{1,3})?){0,6} (\*|\\\?\?\\[A-Za-z]:)\z'
$manager = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager'
$bootChecks = @($manager.BootExecute | Where-Object { $_ -match $ownShape })

# The Chkdsk method answers with a number where chkdsk.exe asks a translated question. A drive in use is not taken away
# from its programs: its repair is planned for the next start.
$code = $null
$repaired = $null
if ($p.mode -eq 'repair') {
    $wanted = @{
        FixErrors         = $true
        ForceDismount     = $false
        RecoverBadSectors = $false
        OKToRunAtBootUp   = $true
    }
    $code = [int64](Invoke-CimMethod -InputObject $disk -MethodName 'Chkdsk' -Arguments $wanted -OperationTimeoutSec 3300).ReturnValue
    $repaired = ($code -eq 0)
}

New-Object psobject -Property @{
    drive       = $p.drive
    deviceId    = $disk.DeviceID
    mode        = $p.mode
    scan        = $scan
    repairCode  = $code
    repaired    = $repaired
    scheduled   = ($code -eq 1)
    bootChecks  = $bootChecks
    unavailable = @($unavailable)
}
