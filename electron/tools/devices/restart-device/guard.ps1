$vital = 'System', 'DiskDrive', 'Volume', 'Processor', 'SecurityDevices', 'Firmware', 'Computer'
$needsAnother = 'Display', 'Keyboard', 'Mouse'

$devices = @(Get-CimInstance Win32_PnPEntity -Property 'DeviceID', 'PNPClass', 'ConfigManagerErrorCode' -OperationTimeoutSec 20)
$found = @($devices | Where-Object { $_.DeviceID -eq $p.instanceId })
if (-not $found.Count) { throw 'device_not_found' }

$class = [string]$found[0].PNPClass
if ($vital -contains $class) { throw 'device_class_denied' }

# Without another one that works the person would have no picture, no keyboard or no mouse.
$others = @($devices | Where-Object {
    $_.PNPClass -eq $class -and $_.DeviceID -ne $p.instanceId -and $_.ConfigManagerErrorCode -eq 0
})
if ($needsAnother -contains $class -and -not $others.Count) { throw 'only_one_of_its_kind' }

New-Object psobject -Property @{
    instanceId = [string]$found[0].DeviceID
}
