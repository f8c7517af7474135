$k='HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'
Set-ItemProperty -Path $k -Name ProxyEnable -Value ([int]$r.oldEnabled) -Type DWord
if($r.pacCleared){Set-ItemProperty -Path $k -Name AutoConfigURL -Value $r.oldPacUrl -Type String}
New-Object psobject -Property @{restored=$true}
