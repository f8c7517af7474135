$key = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'
$old = Get-ItemProperty -LiteralPath $key

Set-ItemProperty -LiteralPath $key -Name 'ProxyEnable' -Value 0 -Type DWord
if ($p.clearPac) { Remove-ItemProperty -LiteralPath $key -Name 'AutoConfigURL' -ErrorAction SilentlyContinue }

New-Object psobject -Property @{
    oldEnabled = [int]$old.ProxyEnable
    oldServer  = $old.ProxyServer
    oldPacUrl  = $old.AutoConfigURL
    pacCleared = ([bool]$p.clearPac -and [bool]$old.AutoConfigURL)
}
