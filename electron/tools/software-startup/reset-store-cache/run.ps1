$d=Join-Path $env:LOCALAPPDATA 'Packages\Microsoft.WindowsStore_8wekyb3d8bbwe'
$c=Join-Path $d 'LocalCache'
if(-not(Test-Path -LiteralPath $c)){throw 'no_cache_folder'}
Get-Process -Name 'WinStore.App' -ErrorAction SilentlyContinue|Stop-Process -Force
Start-Sleep -Seconds 2
$b=[int64](Get-ChildItem -LiteralPath $c -Recurse -File -Force -ErrorAction SilentlyContinue|Measure-Object Length -Sum).Sum
$n='LocalCache.bak-'+(Get-Date).ToString('yyyyMMddHHmmss')
Rename-Item -LiteralPath $c -NewName $n -ErrorAction Stop
$null=New-Item -ItemType Directory -Path $c
New-Object psobject -Property @{folder=$c;backup=(Join-Path $d $n);bytes=$b}
