# A record names a folder of jobs, never a place: what is put back lies inside the spool folder of Windows.
if ($r.quarantine -cnotmatch '^Deskmedic-[0-9]{14}\z') { throw 'no_backup' }
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$quarantine = Join-Path $spool $r.quarantine

# A job that came since may have got the same number: it is never overwritten.
$taken = @(Get-ChildItem -LiteralPath $spool -File -Force | ForEach-Object { $_.Name })
$kept = @(Get-ChildItem -LiteralPath $quarantine -File -Force -ErrorAction Stop)
if (@($kept | Where-Object { $taken -contains $_.Name }).Count) { throw 'job_number_taken' }

Stop-Service -Name 'Spooler' -Force -ErrorAction Stop
try {
    $kept | Move-Item -Destination $spool
}
finally {
    # Also when a file cannot be moved: without the service nobody prints any more.
    Start-Service -Name 'Spooler' -ErrorAction Stop
}
Remove-Item -LiteralPath $quarantine -Force -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
