$unavailable = @()

$properties = 'Name', 'DriverVersion', 'DriverDate', 'CurrentHorizontalResolution', 'CurrentVerticalResolution', 'CurrentRefreshRate', 'ConfigManagerErrorCode', 'PNPDeviceID'
$adapters = @(Get-CimInstance Win32_VideoController -Property $properties -OperationTimeoutSec 15 | ForEach-Object {
    $code = $null
    $driverDate = $null
    $width = $null
    $height = $null
    $refresh = $null
    if ($_.DriverDate) { $driverDate = $_.DriverDate.ToUniversalTime().ToString('o') }
    # A card that shows no picture has no mode.
    if ($_.CurrentHorizontalResolution) { $width = [int64]$_.CurrentHorizontalResolution }
    if ($_.CurrentVerticalResolution) { $height = [int64]$_.CurrentVerticalResolution }
    # 0 and 1 are the default of the card, and the highest number there is means the best one: no rate.
    if ($_.CurrentRefreshRate -gt 1 -and $_.CurrentRefreshRate -lt 10000) { $refresh = [int64]$_.CurrentRefreshRate }
    if ($null -ne $_.ConfigManagerErrorCode) { $code = [int64]$_.ConfigManagerErrorCode }
    New-Object psobject -Property @{
        name          = $_.Name
        instanceId    = $_.PNPDeviceID
        driverVersion = $_.DriverVersion
        driverDateUtc = $driverDate
        width         = $width
        height        = $height
        refreshHz     = $refresh
        code          = $code
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
