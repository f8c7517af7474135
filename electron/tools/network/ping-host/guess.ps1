# A program that is refused tries again within a second; pages are left to the checks of the browser.
$tries = @()
for ($round = 0; $round -lt 4; $round++) {
    $open = @(Get-NetTCPConnection -State SynSent -ErrorAction SilentlyContinue | Where-Object { 80, 443 -notcontains $_.RemotePort })
    $tries += @($open | ForEach-Object { $_.RemoteAddress + ' ' + $_.RemotePort } | Select-Object -Unique)
    Start-Sleep -Milliseconds 400
}
$waiting = @($tries | Group-Object | Where-Object { $_.Count -gt 1 } | Sort-Object Count -Descending | Select-Object -First 3 | ForEach-Object {
    $parts = $_.Name -split ' '
    New-Object psobject -Property @{
        host = $parts[0]
        port = [long]$parts[1]
    }
})

# A network drive that hangs: its server by the port of shared folders.
$drives = @(Get-SmbMapping -ErrorAction SilentlyContinue | Where-Object { 'OK', 'Unknown' -notcontains [string]$_.Status } | Select-Object -First 3 | ForEach-Object {
    New-Object psobject -Property @{
        host = ($_.RemotePath -split '\\')[2]
        port = 445
    }
})

$prefix = '0.0.0.0/0'
$routers = @(Get-NetRoute -DestinationPrefix $prefix -ErrorAction SilentlyContinue | Sort-Object RouteMetric | Where-Object { $_.NextHop -ne '0.0.0.0' } | ForEach-Object { $_.NextHop } | Select-Object -First 1)

New-Object psobject -Property @{
    waiting = $waiting
    drives  = $drives
    routers = $routers
}
