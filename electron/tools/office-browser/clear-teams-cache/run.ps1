$c=Join-Path $env:LOCALAPPDATA 'Packages\MSTeams_8wekyb3d8bbwe\LocalCache\Microsoft\MSTeams'
if(-not(Test-Path -LiteralPath $c)){throw 'no_cache_folder'}
Start-Sleep -Seconds 5
Get-Process -Name ms-teams -ErrorAction SilentlyContinue|Stop-Process -Force
Start-Sleep -Seconds 1
$n='MSTeams.bak-'+(Get-Date).ToString('yyyyMMddHHmmss')
Rename-Item -LiteralPath $c -NewName $n -ErrorAction Stop
Start-Process 'ms-teams:'
New-Object psobject -Property @{folder=$c;backup=(Join-Path (Split-Path $c -Parent) $n)}
