$s=(Get-Process -Id $PID).SessionId
Get-Process -Name explorer -ErrorAction SilentlyContinue|Where-Object{$_.SessionId -eq $s}|Stop-Process -Force
Start-Sleep -Seconds 3
if(-not(Get-Process -Name explorer -ErrorAction SilentlyContinue|Where-Object{$_.SessionId -eq $s})){Start-Process -FilePath (Join-Path $env:SystemRoot 'explorer.exe')}
Start-Sleep -Seconds 2
New-Object psobject -Property @{processes=@(Get-Process -Name explorer -ErrorAction SilentlyContinue|Where-Object{$_.SessionId -eq $s}|ForEach-Object{[int]$_.Id})}
