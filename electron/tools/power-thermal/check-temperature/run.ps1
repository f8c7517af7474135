$unavailable = @()

$zones = $null
try {
    $properties = 'Name', 'Temperature', 'HighPrecisionTemperature', 'PercentPassiveLimit', 'ThrottleReasons'
    $zones = @(Get-CimInstance Win32_PerfFormattedData_Counters_ThermalZoneInformation -Property $properties -OperationTimeoutSec 10 -ErrorAction Stop | ForEach-Object {
        # Kelvin, in tenths where the board is that precise; 0 = no sensor.
        $celsius = $null
        if ($_.HighPrecisionTemperature -gt 0) { $celsius = $_.HighPrecisionTemperature / 10 - 273.15 }
        elseif ($_.Temperature -gt 0) { $celsius = $_.Temperature - 273.15 }
        $passiveLimit = $null
        $reasons = $null
        if ($null -ne $_.PercentPassiveLimit) { $passiveLimit = [int64]$_.PercentPassiveLimit }
        if ($null -ne $_.ThrottleReasons) { $reasons = [int64]$_.ThrottleReasons }
        New-Object psobject -Property @{
            zone            = $_.Name
            celsius         = $celsius
            passiveLimitPct = $passiveLimit
            throttleReasons = $reasons
        }
    })
}
catch {
    $unavailable += 'thermal_zones:' + $_.FullyQualifiedErrorId
}

$performanceLimit = $null
try {
    $limits = @(Get-CimInstance Win32_PerfFormattedData_Counters_ProcessorInformation -Filter "Name='_Total'" -Property 'PercentPerformanceLimit' -OperationTimeoutSec 10 -ErrorAction Stop)
    if ($limits.Count -and $null -ne $limits[0].PercentPerformanceLimit) { $performanceLimit = [int64]$limits[0].PercentPerformanceLimit }
}
catch {
    $unavailable += 'processor_limit:' + $_.FullyQualifiedErrorId
}

# 37 = the firmware slowed the processor down.
$slowedCount = $null
$slowedFilter = @{
    LogName      = 'System'
    ProviderName = 'Microsoft-Windows-Kernel-Processor-Power'
    Id           = 37
    StartTime    = (Get-Date).AddDays(-7)
}
$slowedEvents = @(Get-WinEvent -FilterHashtable $slowedFilter -MaxEvents 200 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $slowedEvents.Count -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $unavailable += 'slowed_events' }
else { $slowedCount = $slowedEvents.Count }

# 86 = Windows switched off because a thermal zone was too hot.
$heatCount = $null
$heatFilter = @{
    LogName      = 'System'
    ProviderName = 'Microsoft-Windows-Kernel-Power'
    Id           = 86
    StartTime    = (Get-Date).AddDays(-30)
}
$heatEvents = @(Get-WinEvent -FilterHashtable $heatFilter -MaxEvents 20 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
if (-not $heatEvents.Count -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $unavailable += 'heat_events' }
else { $heatCount = $heatEvents.Count }

New-Object psobject -Property @{
    zones               = $zones
    performanceLimitPct = $performanceLimit
    slowedEvents7d      = $slowedCount
    heatShutdowns30d    = $heatCount
    unavailable         = @($unavailable)
}
