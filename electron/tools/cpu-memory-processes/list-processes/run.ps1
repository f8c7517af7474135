# Command lines are left out: they can contain passwords.
$properties = 'ProcessId', 'ParentProcessId', 'Name', 'ExecutablePath', 'CreationDate', 'WorkingSetSize', 'SessionId'
$all = @(Get-CimInstance Win32_Process -Property $properties -OperationTimeoutSec 15 |
    Where-Object { -not $p.name -or $_.Name -eq $p.name })
if (-not $all.Count -and -not $p.name) { throw 'no_processes' }

# Windows of other sessions cannot be seen from here.
$ownSession = (Get-Process -Id $PID).SessionId
$withWindow = @(Get-Process -ErrorAction SilentlyContinue | Where-Object { $_.MainWindowHandle -ne 0 } | ForEach-Object { [int64]$_.Id })

$processes = @($all | Sort-Object WorkingSetSize -Descending | Select-Object -First ([int]$p.top) | ForEach-Object {
    $started = $null
    if ($_.CreationDate) { $started = $_.CreationDate.ToUniversalTime().ToString('o') }
    $hasWindow = $null
    if ([int64]$_.SessionId -eq $ownSession) { $hasWindow = ($withWindow -contains [int64]$_.ProcessId) }
    New-Object psobject -Property @{
        pid             = [int64]$_.ProcessId
        parentPid       = [int64]$_.ParentProcessId
        name            = $_.Name
        path            = $_.ExecutablePath
        startedUtc      = $started
        workingSetBytes = [int64]$_.WorkingSetSize
        session         = [int64]$_.SessionId
        hasWindow       = $hasWindow
    }
})

New-Object psobject -Property @{
    total     = $all.Count
    processes = $processes
}
