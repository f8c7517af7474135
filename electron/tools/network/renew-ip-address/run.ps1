$c=@(Get-CimInstance Win32_NetworkAdapterConfiguration -OperationTimeoutSec 15|Where-Object{$_.InterfaceIndex -eq $p.ifIndex})
if(-not $c.Count){throw 'adapter_not_found'}
if(-not $c[0].DHCPEnabled){throw 'not_dhcp'}
$o=@($c[0].IPAddress)
$m=Invoke-CimMethod -InputObject $c[0] -MethodName RenewDHCPLease -OperationTimeoutSec 45
$d=@(Get-CimInstance Win32_NetworkAdapterConfiguration -OperationTimeoutSec 15|Where-Object{$_.InterfaceIndex -eq $p.ifIndex})
New-Object psobject -Property @{code=[int]$m.ReturnValue;oldIp=$o;ip=@($d[0].IPAddress);gateway=@($d[0].DefaultIPGateway|Where-Object{$_})}
