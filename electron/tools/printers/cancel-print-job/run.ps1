# Spool files are named by job number. Only administrators can read them: without rights the job cannot be kept.
# The copy lies inside the spool folder and has its rights.
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$number = ([int]$p.jobId).ToString('D5')
$quarantine = $null
try {
    $files = @(Get-ChildItem -LiteralPath $spool -File -Force -ErrorAction Stop |
        Where-Object { $_.BaseName -eq $number -or $_.BaseName -eq ('FP' + $number) })
    if ($files.Count) {
        $name = 'Deskmedic-' + ((Get-Date).ToString('s') -replace '\D', '')
        $folder = Join-Path $spool $name
        $null = New-Item -ItemType Directory -Path $folder -Force -ErrorAction Stop
        $files | Copy-Item -Destination $folder -Force -ErrorAction Stop
        $quarantine = $name
    }
}
catch {
    $quarantine = $null
}

Remove-OldSpoolBackup $spool

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
    printer    = $p.printer
    jobId      = [int]$p.jobId
    quarantine = $quarantine
    folder     = $spool
    gone       = $gone
    errorId    = $errorId
}
