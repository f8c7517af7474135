Start-Sleep -Seconds 4

$properties = 'DeviceID', 'ConfigManagerErrorCode'
$found = @(Get-CimInstance Win32_PnPEntity -Property $properties -OperationTimeoutSec 20 | Where-Object { $_.DeviceID -eq $p.instanceId })
$code = $null
if ($found.Count) { $code = [int64]$found[0].ConfigManagerErrorCode }

New-Object psobject -Property @{
    instanceId = $p.instanceId
    present    = ($found.Count -gt 0)
    code       = $code
}
