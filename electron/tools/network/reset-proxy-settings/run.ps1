$k='HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'
$o=Get-ItemProperty $k
Set-ItemProperty -Path $k -Name ProxyEnable -Value 0 -Type DWord
if($p.clearPac){Remove-ItemProperty -Path $k -Name AutoConfigURL -ErrorAction SilentlyContinue}
New-Object psobject -Property @{oldEnabled=[int]$o.ProxyEnable;oldServer=$o.ProxyServer;oldPacUrl=$o.AutoConfigURL;pacCleared=([bool]$p.clearPac -and [bool]$o.AutoConfigURL)}
