$n=@{};Get-Process|ForEach-Object{$n[[int]$_.Id]=$_.ProcessName}
$c=@(Get-NetTCPConnection -ErrorAction Stop|Where-Object{'Established','Listen' -contains [string]$_.State}|Select-Object -First 300|ForEach-Object{New-Object psobject -Property @{localAddress=$_.LocalAddress;localPort=[int]$_.LocalPort;remoteAddress=$_.RemoteAddress;remotePort=[int]$_.RemotePort;state=[string]$_.State;pid=[int]$_.OwningProcess;process=$n[[int]$_.OwningProcess]}})
New-Object psobject -Property @{connections=$c}
