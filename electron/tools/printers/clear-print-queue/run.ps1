# Spool files can belong to other people: they are moved, never opened.
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$quarantine = Join-Path $env:ProgramData ('Deskmedic\Quarantine\spool-' + (Get-Date).ToString('yyyyMMddHHmmss'))

Stop-Service -Name 'Spooler' -Force -ErrorAction Stop
$null = New-Item -ItemType Directory -Path $quarantine -Force
Get-ChildItem -LiteralPath $spool -File -Force | Move-Item -Destination $quarantine -Force
Start-Service -Name 'Spooler' -ErrorAction Stop

New-Object psobject -Property @{
    moved      = @(Get-ChildItem -LiteralPath $quarantine -File -Force).Count
    folder     = $spool
    quarantine = $quarantine
    spooler    = [string](Get-Service -Name 'Spooler').Status
}
