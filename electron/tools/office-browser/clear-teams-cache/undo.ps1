Start-Sleep -Seconds 5
Get-Process -Name ms-teams -ErrorAction SilentlyContinue|Stop-Process -Force
if(Test-Path -LiteralPath $r.folder){Rename-Item -LiteralPath $r.folder -NewName ('MSTeams.new-'+(Get-Date).ToString('yyyyMMddHHmmss')) -ErrorAction Stop}
Rename-Item -LiteralPath $r.backup -NewName 'MSTeams' -ErrorAction Stop
New-Object psobject -Property @{folder=$r.folder}
