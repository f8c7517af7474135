Restore-SpoolFile $r.quarantine 40

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
