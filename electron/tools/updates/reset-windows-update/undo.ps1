if(-not $r.backup){throw 'no_backup'}
'UsoSvc','wuauserv','bits'|ForEach-Object{Stop-Service -Name $_ -Force -ErrorAction SilentlyContinue}
if(Test-Path -LiteralPath $r.folder){Rename-Item -LiteralPath $r.folder -NewName ('SoftwareDistribution.new-'+(Get-Date).ToString('yyyyMMddHHmmss')) -ErrorAction Stop}
Rename-Item -LiteralPath $r.backup -NewName 'SoftwareDistribution' -ErrorAction Stop
'bits','wuauserv','UsoSvc'|ForEach-Object{Start-Service -Name $_ -ErrorAction SilentlyContinue}
New-Object psobject -Property @{folder=$r.folder}
