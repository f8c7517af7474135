$unavailable = @()

$properties = 'Name', 'DriverVersion', 'DriverDate', 'CurrentHorizontalResolution', 'CurrentVerticalResolution', 'CurrentRefreshRate', 'ConfigManagerErrorCode', 'PNPDeviceID'
$adapters = @(Get-CimInstance Win32_VideoController -Property $properties -OperationTimeoutSec 15 | ForEach-Object {
    $driverDate = $null
    $width = $null
    $height = $null
    $refresh = $null
    if ($_.DriverDate) { $driverDate = $_.DriverDate.ToUniversalTime().ToString('o') }
    # A card that shows no picture has no mode.
    if ($_.CurrentHorizontalResolution) { $width = [int]$_.CurrentHorizontalResolution }
    if ($_.CurrentVerticalResolution) { $height = [int]$_.CurrentVerticalResolution }
    if ($_.CurrentRefreshRate) { $refresh = [int]$_.CurrentRefreshRate }
    New-Object psobject -Property @{
        name          = $_.Name
        instanceId    = $_.PNPDeviceID
        driverVersion = $_.DriverVersion
        driverDateUtc = $driverDate
        width         = $width
        height        = $height
        refreshHz     = $refresh
        code          = [int]$_.ConfigManagerErrorCode
    }
})

$monitors = $null
try {
    $connectors = @{}
    Get-CimInstance -Namespace root\wmi -ClassName WmiMonitorConnectionParams -Property 'InstanceName', 'VideoOutputTechnology' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue |
        ForEach-Object { $connectors[$_.InstanceName] = $_.VideoOutputTechnology }

    # Names are lists of character numbers, filled up with zeros.
    $monitors = @(Get-CimInstance -Namespace root\wmi -ClassName WmiMonitorID -Property 'InstanceName', 'UserFriendlyName', 'ManufacturerName', 'Active' -OperationTimeoutSec 10 -ErrorAction Stop | ForEach-Object {
        New-Object psobject -Property @{
            model     = (-join @($_.UserFriendlyName | Where-Object { $_ -gt 0 } | ForEach-Object { [char]$_ }))
            maker     = (-join @($_.ManufacturerName | Where-Object { $_ -gt 0 } | ForEach-Object { [char]$_ }))
            active    = [bool]$_.Active
            connector = $connectors[$_.InstanceName]
        }
    })
}
catch {
    $unavailable += 'monitors:' + $_.FullyQualifiedErrorId
}

New-Object psobject -Property @{
    adapters    = $adapters
    monitors    = $monitors
    unavailable = @($unavailable)
}
