Stop-Service -Name 'Spooler' -Force -ErrorAction Stop
Get-ChildItem -LiteralPath $r.quarantine -File -Force | Move-Item -Destination $r.folder -Force
Start-Service -Name 'Spooler' -ErrorAction Stop

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
