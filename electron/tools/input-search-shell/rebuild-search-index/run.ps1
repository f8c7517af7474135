$k='HKLM:\SOFTWARE\Microsoft\Windows Search'
$o=(Get-ItemProperty $k).SetupCompletedSuccessfully
Stop-Service -Name WSearch -Force -ErrorAction Stop
Set-ItemProperty -Path $k -Name SetupCompletedSuccessfully -Value 0 -Type DWord -ErrorAction Stop
Start-Service -Name WSearch -ErrorAction Stop
Start-Sleep -Seconds 10
New-Object psobject -Property @{oldValue=$o;service=[string](Get-Service -Name WSearch).Status}
