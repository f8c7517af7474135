# netsh says nothing usable without its service, and from Windows 11 24H2 on without access to the location.
$hasAdapter = $s.interface.hasAdapter
$adapterName = $s.interface.adapterName
$connected = $s.interface.connected

# 9 = native 802.11.
$found = @(Get-NetAdapter -Physical -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$wireless = @($found | Where-Object { $_.NdisPhysicalMedium -eq 9 })
# The list of adapters still names a card whose device does not start: netsh knows better.
if ($hasAdapter -eq $false) { $wireless = @() }
$active = @($wireless | Where-Object { $_.InterfaceOperationalStatus -eq 1 })
if (-not @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) {
    if ($null -eq $hasAdapter) { $hasAdapter = ($wireless.Count -gt 0) }
    if ($null -eq $connected -and $wireless.Count) { $connected = ($active.Count -gt 0) }
}
if (-not $adapterName -and $wireless.Count) { $adapterName = $wireless[0].Name }

# Another adapter of the hardware that has a link: a cable, a dock or a mobile card.
$otherConnection = $null
if (-not $readErrors.Count) {
    $others = @($found | Where-Object { $_.NdisPhysicalMedium -ne 9 -and $_.NdisPhysicalMedium -ne 10 -and $_.InterfaceOperationalStatus -eq 1 })
    $otherConnection = ($others.Count -gt 0)
}

$profileName = $null
if ($active.Count) {
    $networks = @(Get-NetConnectionProfile -ErrorAction SilentlyContinue)
    $current = $networks | Where-Object { $_.InterfaceIndex -eq $active[0].ifIndex } | Select-Object -First 1
    $profileName = $current.Name
}

$service = Get-Service -Name 'WlanSvc' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    hasAdapter      = $hasAdapter
    adapterName     = $adapterName
    connected       = $connected
    profileName     = $profileName
    service         = [string]$service.Status
    otherConnection = $otherConnection
}
