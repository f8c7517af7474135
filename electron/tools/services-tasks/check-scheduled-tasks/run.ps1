$unavailable = @()

$all = @(Get-ScheduledTask -ErrorAction SilentlyContinue | Where-Object { $p.includeWindows -or $_.TaskPath -notlike '\Microsoft\*' })
$listed = @($all | Select-Object -First ([int]$p.max))

$tasks = @(foreach ($task in $listed) {
    $information = $null
    try { $information = $task | Get-ScheduledTaskInfo -ErrorAction Stop }
    catch { $unavailable += 'info:' + $_.FullyQualifiedErrorId }

    $lastRun = $null
    $lastResult = $null
    $missedRuns = $null
    $nextRun = $null
    if ($information) {
        # A task that never ran has a date of 1999.
        if ($information.LastRunTime -and $information.LastRunTime.Year -gt 2000) { $lastRun = $information.LastRunTime.ToUniversalTime().ToString('o') }
        if ($information.NextRunTime) { $nextRun = $information.NextRunTime.ToUniversalTime().ToString('o') }
        $lastResult = [int64]$information.LastTaskResult
        $missedRuns = [int64]$information.NumberOfMissedRuns
    }

    # Only the programs: what they are called with can hold passwords.
    $programs = @($task.Actions | ForEach-Object { [string]$_.Execute } | Where-Object { $_ })

    New-Object psobject -Property @{
        name       = $task.TaskName
        path       = $task.TaskPath
        state      = [string]$task.State
        author     = [string]$task.Author
        programs   = $programs
        lastRunUtc = $lastRun
        lastResult = $lastResult
        missedRuns = $missedRuns
        nextRunUtc = $nextRun
    }
})

New-Object psobject -Property @{
    total       = $all.Count
    tasks       = $tasks
    unavailable = @($unavailable | Sort-Object -Unique)
}
