$names = @{}
Get-Process | ForEach-Object { $names[[int64]$_.Id] = $_.ProcessName }

$wanted = 'Established', 'Listen'
$found = @(Get-NetTCPConnection -ErrorAction Stop | Where-Object { $wanted -contains [string]$_.State })
$connections = @($found | Select-Object -First 300 | ForEach-Object {
    New-Object psobject -Property @{
        localAddress  = $_.LocalAddress
        localPort     = [int64]$_.LocalPort
        remoteAddress = $_.RemoteAddress
        remotePort    = [int64]$_.RemotePort
        state         = [string]$_.State
        pid           = [int64]$_.OwningProcess
        process       = $names[[int64]$_.OwningProcess]
    }
})

New-Object psobject -Property @{
    connections = $connections
}
