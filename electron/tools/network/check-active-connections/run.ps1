$names = @{}
Get-Process | ForEach-Object { $names[[int]$_.Id] = $_.ProcessName }

$wanted = 'Established', 'Listen'
$found = @(Get-NetTCPConnection -ErrorAction Stop | Where-Object { $wanted -contains [string]$_.State })
$connections = @($found | Select-Object -First 300 | ForEach-Object {
    New-Object psobject -Property @{
        localAddress  = $_.LocalAddress
        localPort     = [int]$_.LocalPort
        remoteAddress = $_.RemoteAddress
        remotePort    = [int]$_.RemotePort
        state         = [string]$_.State
        pid           = [int]$_.OwningProcess
        process       = $names[[int]$_.OwningProcess]
    }
})

New-Object psobject -Property @{
    connections = $connections
}
