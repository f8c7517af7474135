$profiles = @(Get-NetConnectionProfile -ErrorAction SilentlyContinue -ErrorVariable profileErrors)
$internetSeen = $null
if ($profiles.Count -or -not $profileErrors.Count) {
    $withInternet = @($profiles | Where-Object { [string]$_.IPv4Connectivity -eq 'Internet' -or [string]$_.IPv6Connectivity -eq 'Internet' })
    $internetSeen = ($withInternet.Count -gt 0)
}

# Whether somebody has the address of the router at all shows also where it answers no ping.
$prefix = '0.0.0.0/0'
$routers = @(Get-NetRoute -DestinationPrefix $prefix -ErrorAction SilentlyContinue | Sort-Object RouteMetric | Where-Object { $_.NextHop -ne '0.0.0.0' } | Select-Object -First 1)
$gatewaySeen = $null
if ($routers.Count) {
    $absent = 'Unreachable', 'Incomplete'
    $states = @(Get-NetNeighbor -IPAddress $routers[0].NextHop -ErrorAction SilentlyContinue | ForEach-Object { [string]$_.State })
    if ($states.Count) { $gatewaySeen = (@($states | Where-Object { $absent -notcontains $_ }).Count -gt 0) }
}

New-Object psobject -Property @{
    internetSeen = $internetSeen
    gatewaySeen  = $gatewaySeen
}
