$class = 'Win32_NetworkAdapterConfiguration'
$found = @(Get-CimInstance $class -OperationTimeoutSec 15 | Where-Object { $_.InterfaceIndex -eq $p.ifIndex })
if (-not $found.Count) { throw 'adapter_not_found' }
if (-not $found[0].DHCPEnabled) { throw 'not_dhcp' }

$outcome = Invoke-CimMethod -InputObject $found[0] -MethodName RenewDHCPLease -OperationTimeoutSec 45
$renewed = @(Get-CimInstance $class -OperationTimeoutSec 15 | Where-Object { $_.InterfaceIndex -eq $p.ifIndex })

New-Object psobject -Property @{
    code    = [int64]$outcome.ReturnValue
    oldIp   = @($found[0].IPAddress | Where-Object { $_ })
    ip      = @($renewed[0].IPAddress | Where-Object { $_ })
    gateway = @($renewed[0].DefaultIPGateway | Where-Object { $_ })
}
