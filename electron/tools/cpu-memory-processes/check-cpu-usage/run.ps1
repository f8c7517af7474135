# The first reading of a formatted counter is zero: it needs two, some time apart.
$null = Get-CimInstance Win32_PerfFormattedData_PerfProc_Process -Property Name -OperationTimeoutSec 15
Start-Sleep -Milliseconds 1500

$processor = Get-CimInstance Win32_PerfFormattedData_PerfOS_Processor -Filter "Name='_Total'" -Property 'PercentProcessorTime', 'PercentPrivilegedTime' -OperationTimeoutSec 15
$system = Get-CimInstance Win32_PerfFormattedData_PerfOS_System -Property ProcessorQueueLength -OperationTimeoutSec 15

# A PC can have several processors. Where they cannot be counted, no share of the whole can be told.
$processors = @(Get-CimInstance Win32_Processor -Property NumberOfLogicalProcessors -OperationTimeoutSec 15 -ErrorAction SilentlyContinue)
$counted = 0
foreach ($one in $processors) { if ($one.NumberOfLogicalProcessors) { $counted += [int64]$one.NumberOfLogicalProcessors } }
$cores = $null
if ($counted -gt 0) { $cores = $counted }

# Process 0 is idle time and the sum of all. A process counts in percent of one core.
$running = @(Get-CimInstance Win32_PerfFormattedData_PerfProc_Process -Property 'Name', 'IDProcess', 'PercentProcessorTime' -OperationTimeoutSec 15 |
    Where-Object { $_.IDProcess -ne 0 } |
    Sort-Object PercentProcessorTime -Descending |
    Select-Object -First 10)
$top = $null
if ($cores) {
    $top = @($running | ForEach-Object {
        New-Object psobject -Property @{
            pid  = [int64]$_.IDProcess
            name = $_.Name
            pct  = $_.PercentProcessorTime / $cores
        }
    })
}

$totalPercent = $null
$kernelPercent = $null
if ($processor) {
    $totalPercent = [int64]$processor.PercentProcessorTime
    $kernelPercent = [int64]$processor.PercentPrivilegedTime
}
$queueLength = $null
if ($system) { $queueLength = [int64]$system.ProcessorQueueLength }

New-Object psobject -Property @{
    totalPct    = $totalPercent
    kernelPct   = $kernelPercent
    queueLength = $queueLength
    cores       = $cores
    top         = $top
}
