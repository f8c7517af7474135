$errorId = $null
try {
    Remove-PrintJob -PrinterName $p.printer -ID ([uint32]$p.jobId) -Confirm:$false -ErrorAction Stop
}
catch {
    $errorId = $_.FullyQualifiedErrorId
}

# A cancelled job stays listed as "deleting" for a moment.
Start-Sleep -Seconds 4
$left = @(Get-PrintJob -PrinterName $p.printer -ErrorAction SilentlyContinue -ErrorVariable readErrors |
    Where-Object { $_.Id -eq $p.jobId })

# A queue that cannot be read says nothing about the job.
$gone = $null
if ($left.Count -or -not $readErrors.Count) { $gone = ($left.Count -eq 0) }

New-Object psobject -Property @{
    printer = $p.printer
    jobId   = [int]$p.jobId
    gone    = $gone
    errorId = $errorId
}
