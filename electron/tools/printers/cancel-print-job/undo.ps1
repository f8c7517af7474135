Restore-SpoolFile $r.quarantine 20

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
