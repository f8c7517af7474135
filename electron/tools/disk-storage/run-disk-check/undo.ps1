if (-not $r.scheduled) { throw 'nothing_planned' }

# Each call replaces the list of the one before.
$drives = @{ LogicalDisk = [string[]]@($r.deviceId) }
$answer = Invoke-CimMethod -ClassName 'Win32_LogicalDisk' -MethodName 'ExcludeFromAutochk' -Arguments $drives -OperationTimeoutSec 30

New-Object psobject -Property @{
    code = [int]$answer.ReturnValue
}
