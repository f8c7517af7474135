# A record names a folder of jobs, never a place: what is put back lies inside the spool folder of Windows.
function Restore-SpoolFile($folderName = '', $rounds = 0) {
    if ($folderName -cnotmatch '^Deskmedic-[0-9]{14}\z') { throw 'no_backup' }
    $spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
    $quarantine = Join-Path $spool $folderName

    # A job that came since may have got the same number: it is never overwritten.
    $taken = @(Get-ChildItem -LiteralPath $spool -File -Force | ForEach-Object { $_.Name })
    $kept = @(Get-ChildItem -LiteralPath $quarantine -File -Force -ErrorAction Stop)
    if (@($kept | Where-Object { $taken -contains $_.Name }).Count) { throw 'job_number_taken' }

    $service = Get-Service -Name 'Spooler' -ErrorAction Stop
    $dependents = @(Get-RunningDependent $service)
    try {
        Stop-ServiceInRounds (@($dependents) + 'Spooler') $rounds
        # What was moved before a file that stays is back, the rest waits for another try.
        $kept | Move-Item -Destination $spool -ErrorAction Stop
    }
    finally {
        # Without the service nobody prints any more.
        Start-Service -Name 'Spooler' -ErrorAction SilentlyContinue -ErrorVariable startErrors
        $dependents | ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_) -ErrorAction SilentlyContinue }
    }
    if ($startErrors.Count) { throw 'service_does_not_start' }
    Remove-Item -LiteralPath $quarantine -Force -ErrorAction SilentlyContinue
}

