$a=@(Get-NetAdapter -Physical -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{name=$_.Name;description=$_.InterfaceDescription;ifIndex=[int]$_.ifIndex;up=($_.InterfaceOperationalStatus -eq 1);disabled=($_.InterfaceAdminStatus -eq 2);cablePlugged=($_.MediaConnectState -eq 1);linkSpeed=[string]$_.LinkSpeed}})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$a=$null}
$c=@(Get-NetConnectionProfile -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{name=$_.Name;alias=$_.InterfaceAlias;ifIndex=[int]$_.InterfaceIndex;v4=[string]$_.IPv4Connectivity;v6=[string]$_.IPv6Connectivity;category=[string]$_.NetworkCategory}})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$c=$null}
$g=@(Get-NetRoute -DestinationPrefix '0.0.0.0/0' -ErrorAction SilentlyContinue -ErrorVariable ev|Sort-Object RouteMetric|ForEach-Object{New-Object psobject -Property @{nextHop=$_.NextHop;ifIndex=[int]$_.InterfaceIndex;metric=[int]$_.RouteMetric}})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$g=$null}
$t=$null
$n=@($g|Where-Object{$_ -and $_.nextHop -ne '0.0.0.0'}|Select-Object -First 1)
if($n.Count){$t=@(Test-Connection -ComputerName $n[0].nextHop -Count 2 -ErrorAction SilentlyContinue)}
$k='HKLM:\SYSTEM\CurrentControlSet\Control\RadioManagement\SystemRadioState'
$m=$null
if(Test-Path $k){$m=((Get-ItemProperty $k).'(default)' -eq 1)}
New-Object psobject -Property @{adapters=$a;profiles=$c;defaultRoutes=$g;gatewayReachable=$(if($null -ne $t){$t.Count -gt 0}else{$null});gatewayMs=$(if($t){[int]($t|Measure-Object ResponseTime -Average).Average}else{$null});airplaneMode=$m}
