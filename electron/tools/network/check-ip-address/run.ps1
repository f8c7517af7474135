$class = 'Win32_NetworkAdapterConfiguration'
$properties = 'Description', 'InterfaceIndex', 'MACAddress', 'IPAddress', 'IPSubnet', 'DefaultIPGateway',
'DNSServerSearchOrder', 'DHCPEnabled', 'DHCPServer', 'DHCPLeaseExpires'

$adapters = @(Get-CimInstance $class -Filter 'IPEnabled=TRUE' -Property $properties -OperationTimeoutSec 10 | ForEach-Object {
    $leaseExpires = $null
    if ($_.DHCPLeaseExpires) { $leaseExpires = $_.DHCPLeaseExpires.ToUniversalTime().ToString('o') }

    New-Object psobject -Property @{
        adapter         = $_.Description
        ifIndex         = [int]$_.InterfaceIndex
        mac             = $_.MACAddress
        ip              = @($_.IPAddress)
        mask            = @($_.IPSubnet)
        gateway         = @($_.DefaultIPGateway | Where-Object { $_ })
        dns             = @($_.DNSServerSearchOrder | Where-Object { $_ })
        dhcp            = [bool]$_.DHCPEnabled
        dhcpServer      = $_.DHCPServer
        leaseExpiresUtc = $leaseExpires
        apipa           = [bool](@($_.IPAddress) -like '169.254.*')
    }
})

New-Object psobject -Property @{
    adapters = $adapters
}
