# A record names a folder of jobs, never a place: what is put back lies inside the spool folder of Windows.
if ($r.quarantine -cnotmatch '^Deskmedic-[0-9]{14}\z') { throw 'no_backup' }
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$quarantine = Join-Path $spool $r.quarantine

# A job that came since may have got the same number: it is never overwritten.
$taken = @(Get-ChildItem -LiteralPath $spool -File -Force | ForEach-Object { $_.Name })
$kept = @(Get-ChildItem -LiteralPath $quarantine -File -Force -ErrorAction Stop)
if (@($kept | Where-Object { $taken -contains $_.Name }).Count) { throw 'job_number_taken' }

$service = Get-Service -Name 'Spooler' -ErrorAction Stop
$dependents = @($service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name })
# Windows waits without end for a service that hangs: each one is only asked, and together they have 10 seconds.
$rounds = 20
try {
    foreach ($name in @($dependents) + 'Spooler') {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
    # What was moved before a file that stays is back, the rest waits for another try.
    $kept | Move-Item -Destination $spool -ErrorAction Stop
}
finally {
    # Without the service nobody prints any more.
    Start-Service -Name 'Spooler' -ErrorAction SilentlyContinue -ErrorVariable startErrors
    $dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}
if ($startErrors.Count) { throw 'service_does_not_start' }
Remove-Item -LiteralPath $quarantine -Force -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
