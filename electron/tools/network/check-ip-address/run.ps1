$class = 'Win32_NetworkAdapterConfiguration'
$properties = 'Description', 'InterfaceIndex', 'MACAddress', 'IPAddress', 'IPSubnet', 'DefaultIPGateway',
'DNSServerSearchOrder', 'DHCPEnabled', 'DHCPServer', 'DHCPLeaseExpires'

$adapters = @(Get-CimInstance $class -Filter 'IPEnabled=TRUE' -Property $properties -OperationTimeoutSec 10 | ForEach-Object {
    $leaseExpires = $null
    if ($_.DHCPLeaseExpires) { $leaseExpires = $_.DHCPLeaseExpires.ToUniversalTime().ToString('o') }

    New-Object psobject -Property @{
        adapter         = $_.Description
        ifIndex         = [int64]$_.InterfaceIndex
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

# Windows writes down that another device has the address: 4198 and 4199 carry the address and the hardware address.
$filter = @{
    LogName      = 'System'
    ProviderName = 'Tcpip'
    Id           = 4198, 4199
    StartTime    = (Get-Date).AddHours(-24)
}
$events = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 20 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$addressless = @($adapters | Where-Object { $_.apipa }).Count -gt 0
$conflicts = @($events | ForEach-Object {
    $values = @($_.Properties | ForEach-Object { [string]$_.Value })
    $addresses = @($values | Where-Object { $_ -match '^\d{1,3}(\.\d{1,3}){3}$' })
    $macs = @($values | Where-Object { $_ -match '^[0-9A-Fa-f]{2}([:-][0-9A-Fa-f]{2}){5}$' })
    if ($addresses.Count) {
        $mac = $null
        if ($macs.Count) { $mac = $macs[0] }
        $holders = @($adapters | Where-Object { $_.ip -contains $addresses[0] })

        New-Object psobject -Property @{
            atUtc   = $_.TimeCreated.ToUniversalTime().ToString('o')
            address = $addresses[0]
            mac     = $mac
            current = ($addressless -or $holders.Count -gt 0)
        }
    }
})
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $events.Count -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $conflicts = $null }

New-Object psobject -Property @{
    adapters  = $adapters
    conflicts = $conflicts
}
