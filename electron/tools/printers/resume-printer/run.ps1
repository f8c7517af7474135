$found = @(Get-CimInstance Win32_Printer -Property 'DeviceID', 'Name' -OperationTimeoutSec 20 | Where-Object { $_.Name -eq $p.name })
if (-not $found.Count) { throw 'printer_not_found' }

$answer = Invoke-CimMethod -InputObject $found[0] -MethodName 'Resume' -OperationTimeoutSec 20

# Jobs that were paused one by one stay so when the printer goes on.
$pausedJobs = @(Get-PrintJob -PrinterName $p.name -ErrorAction SilentlyContinue | Where-Object { ([int64]$_.JobStatus -band 1) -ne 0 })
$pausedJobs | ForEach-Object { Resume-PrintJob -PrinterName $p.name -ID $_.Id -ErrorAction SilentlyContinue }

New-Object psobject -Property @{
    name = $p.name
    code = [int64]$answer.ReturnValue
}
