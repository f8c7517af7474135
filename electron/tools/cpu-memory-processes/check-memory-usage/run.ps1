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
        handles         = [int64]$_.HandleCount
    }
})

$totalBytes = $null
$freeBytes = $null
$freePercent = $null
if ($system.TotalVisibleMemorySize) { $totalBytes = 1024 * [int64]$system.TotalVisibleMemorySize }
if ($null -ne $system.FreePhysicalMemory) { $freeBytes = 1024 * [int64]$system.FreePhysicalMemory }
if ($totalBytes -and $null -ne $freeBytes) { $freePercent = 100 * $freeBytes / $totalBytes }

$commitPercent = $null
$pagesPerSecond = $null
$nonpagedBytes = $null
if ($memory) {
    $pagesPerSecond = [int64]$memory.PagesPersec
    $nonpagedBytes = [int64]$memory.PoolNonpagedBytes
    if ($memory.CommitLimit -and $null -ne $memory.CommittedBytes) { $commitPercent = 100 * $memory.CommittedBytes / $memory.CommitLimit }
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
