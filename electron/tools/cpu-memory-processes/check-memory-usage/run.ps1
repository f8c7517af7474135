# Win32_OperatingSystem counts in KB, the performance classes in bytes.
$system = Get-CimInstance Win32_OperatingSystem -Property 'TotalVisibleMemorySize', 'FreePhysicalMemory' -OperationTimeoutSec 10
$memory = Get-CimInstance Win32_PerfFormattedData_PerfOS_Memory -Property 'CommittedBytes', 'CommitLimit', 'PagesPersec', 'PoolNonpagedBytes' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue

$pageFiles = @(Get-CimInstance Win32_PageFileUsage -Property 'Name', 'AllocatedBaseSize', 'CurrentUsage', 'PeakUsage' -OperationTimeoutSec 10 | ForEach-Object {
    New-Object psobject -Property @{
        path        = $_.Name
        allocatedMB = [int64]$_.AllocatedBaseSize
        usedMB      = [int64]$_.CurrentUsage
        peakMB      = [int64]$_.PeakUsage
    }
})

$top = @(Get-Process | Sort-Object PrivateMemorySize64 -Descending | Select-Object -First 10 | ForEach-Object {
    New-Object psobject -Property @{
        pid             = [int]$_.Id
        name            = $_.ProcessName
        privateBytes    = [int64]$_.PrivateMemorySize64
        workingSetBytes = [int64]$_.WorkingSet64
        handles         = [int]$_.HandleCount
    }
})

$totalBytes = $null
$freeBytes = $null
$freePercent = $null
if ($system) {
    $totalBytes = 1024 * [int64]$system.TotalVisibleMemorySize
    $freeBytes = 1024 * [int64]$system.FreePhysicalMemory
    if ($system.TotalVisibleMemorySize) {
        $freePercent = 100 * $system.FreePhysicalMemory / $system.TotalVisibleMemorySize
    }
}

$commitPercent = $null
$pagesPerSecond = $null
$nonpagedBytes = $null
if ($memory) {
    $pagesPerSecond = [int64]$memory.PagesPersec
    $nonpagedBytes = [int64]$memory.PoolNonpagedBytes
    if ($memory.CommitLimit) { $commitPercent = 100 * $memory.CommittedBytes / $memory.CommitLimit }
}

New-Object psobject -Property @{
    totalBytes    = $totalBytes
    freeBytes     = $freeBytes
    freePct       = $freePercent
    commitPct     = $commitPercent
    pagesPerSec   = $pagesPerSecond
    nonpagedBytes = $nonpagedBytes
    pageFiles     = $pageFiles
    top           = $top
}
