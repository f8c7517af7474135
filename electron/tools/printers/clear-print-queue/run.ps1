$dir=Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$q=Join-Path $env:ProgramData ('HelpdeskQuarantine\spool-'+(Get-Date).ToString('yyyyMMddHHmmss'))
Stop-Service -Name Spooler -Force -ErrorAction Stop
$null=New-Item -ItemType Directory -Path $q -Force
Get-ChildItem -LiteralPath $dir -File -Force|Move-Item -Destination $q -Force
Start-Service -Name Spooler -ErrorAction Stop
New-Object psobject -Property @{moved=@(Get-ChildItem -LiteralPath $q -File -Force).Count;folder=$dir;quarantine=$q;spooler=[string](Get-Service -Name Spooler).Status}
