$properties = 'Description', 'InterfaceIndex', 'IPAddress', 'IPSubnet', 'DefaultIPGateway', 'DNSServerSearchOrder', 'DHCPEnabled'
$adapters = @(Get-CimInstance Win32_NetworkAdapterConfiguration -Filter 'IPEnabled=TRUE' -Property $properties -OperationTimeoutSec 20 | ForEach-Object {
    New-Object psobject -Property @{
        adapter = $_.Description
        ifIndex = [int]$_.InterfaceIndex
        dhcp    = [bool]$_.DHCPEnabled
        ip      = @($_.IPAddress | Where-Object { $_ })
        mask    = @($_.IPSubnet | Where-Object { $_ })
        gateway = @($_.DefaultIPGateway | Where-Object { $_ })
        dns     = @($_.DNSServerSearchOrder | Where-Object { $_ })
    }
})

# Only routes that a person added survive a restart by themselves.
$routes = @(Get-NetRoute -PolicyStore 'PersistentStore' -ErrorAction SilentlyContinue | ForEach-Object {
    New-Object psobject -Property @{
        destination = [string]$_.DestinationPrefix
        nextHop     = [string]$_.NextHop
        ifIndex     = [int]$_.InterfaceIndex
        metric      = [int]$_.RouteMetric
    }
})

New-Object psobject -Property @{
    snapshotAdapters = $adapters
    snapshotRoutes   = $routes
}
