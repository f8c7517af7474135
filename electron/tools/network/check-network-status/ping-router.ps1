# A VPN can own a default route without a router behind it.
$routers = @($s.run.defaultRoutes | Where-Object { $_ -and $_.nextHop -ne '0.0.0.0' } | Select-Object -First 1)
$gatewayReachable = $null
$gatewayMs = $null
if ($routers.Count) {
    $replies = @(Test-Connection -ComputerName $routers[0].nextHop -Count 2 -ErrorAction SilentlyContinue)
    $gatewayReachable = ($replies.Count -gt 0)
    if ($replies.Count) { $gatewayMs = [int]($replies | Measure-Object ResponseTime -Average).Average }
    # Many routers answer no ping: that somebody has the address at all shows in the table of neighbours.
    if (-not $replies.Count) {
        $absent = 'Unreachable', 'Incomplete'
        $states = @(Get-NetNeighbor -IPAddress $routers[0].nextHop -ErrorAction SilentlyContinue | ForEach-Object { [string]$_.State })
        $gatewayReachable = (@($states | Where-Object { $absent -notcontains $_ }).Count -gt 0)
    }
}

New-Object psobject -Property @{
    gatewayReachable = $gatewayReachable
    gatewayMs        = $gatewayMs
}
