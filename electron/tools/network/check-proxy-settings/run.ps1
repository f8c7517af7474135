$k='HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'
$i=Get-ItemProperty $k
$g=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\Internet Settings','HKCU:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\Internet Settings' -ErrorAction SilentlyContinue
$d=(Get-ItemProperty "$k\Connections" -ErrorAction SilentlyContinue).DefaultConnectionSettings
$w=(Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Internet Settings\Connections' -ErrorAction SilentlyContinue).WinHttpSettings
New-Object psobject -Property @{proxyEnabled=($i.ProxyEnable -eq 1);proxyServer=$i.ProxyServer;pacUrl=$i.AutoConfigURL;bypass=$i.ProxyOverride;autoDetect=$(if($d -and $d.Count -gt 8){($d[8] -band 8) -ne 0}else{$null});managed=[bool](@($g|Where-Object{$_}).Count);servicesUseProxy=$(if($w -and $w.Count -gt 8){($w[8] -band 2) -ne 0}else{$null});envNames=@('HTTP_PROXY','HTTPS_PROXY','ALL_PROXY','NO_PROXY'|Where-Object{Test-Path "Env:$_"})}
