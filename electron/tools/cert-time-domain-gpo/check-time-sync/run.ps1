$zone = Get-TimeZone
$service = Get-Service -Name 'W32Time' -ErrorAction SilentlyContinue

$status = $null
$startType = $null
if ($service) {
    $status = [string]$service.Status
    $startType = [string]$service.StartType
}

# The service that sets the time zone by itself: 3 = started when needed, 4 = disabled.
$zoneService = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\tzautoupdate' -ErrorAction SilentlyContinue
$timeSource = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\W32Time\Parameters' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    service       = $status
    startType     = $startType
    syncType      = $timeSource.Type
    zone          = $zone.Id
    zoneOffsetMin = [int]$zone.BaseUtcOffset.TotalMinutes
    daylightOn    = [bool]$zone.SupportsDaylightSavingTime
    autoZone      = ($zoneService.Start -eq 3)
}
