# A job that came since may have got the same number: it is never overwritten.
$taken = @(Get-ChildItem -LiteralPath $r.folder -File -Force | ForEach-Object { $_.Name })
$kept = @(Get-ChildItem -LiteralPath $r.quarantine -File -Force -ErrorAction Stop)
if (@($kept | Where-Object { $taken -contains $_.Name }).Count) { throw 'job_number_taken' }

Stop-Service -Name 'Spooler' -Force -ErrorAction Stop
try {
    $kept | Move-Item -Destination $r.folder
}
finally {
    # Also when a file cannot be moved: without the service nobody prints any more.
    Start-Service -Name 'Spooler' -ErrorAction Stop
}
Remove-Item -LiteralPath $r.quarantine -Force -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    spooler = [string](Get-Service -Name 'Spooler').Status
}
