$now = Get-Date
$service = Get-Service -Name 'Spooler' -ErrorAction SilentlyContinue

$properties = 'JobId', 'Name', 'Document', 'Owner', 'StatusMask', 'TotalPages', 'PagesPrinted', 'Size', 'TimeSubmitted'
$jobs = @(Get-CimInstance Win32_PrintJob -Property $properties -OperationTimeoutSec 20 -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    $mask = [int64]$_.StatusMask
    $submitted = $null
    $ageMinutes = $null
    if ($_.TimeSubmitted) {
        $submitted = $_.TimeSubmitted.ToUniversalTime().ToString('o')
        $ageMinutes = [int]($now - $_.TimeSubmitted).TotalMinutes
    }
    New-Object psobject -Property @{
        # Win32_PrintJob.Name is "printer, number".
        printer      = ($_.Name -replace ',\s*\d+$', '')
        jobId        = [int64]$_.JobId
        document     = $_.Document
        owner        = $_.Owner
        paused       = (($mask -band 1) -ne 0)
        error        = (($mask -band 2) -ne 0)
        deleting     = (($mask -band 4) -ne 0)
        offline      = (($mask -band 32) -ne 0)
        blocked      = (($mask -band 512) -ne 0)
        needsUser    = (($mask -band 1024) -ne 0)
        totalPages   = [int64]$_.TotalPages
        pagesPrinted = [int64]$_.PagesPrinted
        bytes        = [int64]$_.Size
        submittedUtc = $submitted
        ageMin       = $ageMinutes
    }
})

$spooler = $null
if ($service) { $spooler = [string]$service.Status }
# While the print service is down nobody knows what waits: that is no empty queue.
if ($readErrors.Count -or $spooler -ne 'Running') { $jobs = $null }

New-Object psobject -Property @{
    spooler = $spooler
    jobs    = $jobs
}
