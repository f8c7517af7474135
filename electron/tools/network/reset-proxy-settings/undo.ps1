$key = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'

Set-ItemProperty -LiteralPath $key -Name 'ProxyEnable' -Value ([int]$r.oldEnabled) -Type DWord
if ($r.pacCleared) { Set-ItemProperty -LiteralPath $key -Name 'AutoConfigURL' -Value $r.oldPacUrl -Type String }

New-Object psobject -Property @{
    restored = $true
}
