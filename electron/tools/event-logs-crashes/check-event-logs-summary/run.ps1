$maxEvents = 2000
$filter = @{
    LogName   = 'System', 'Application'
    Level     = 1, 2, 3
    StartTime = (Get-Date).AddHours(-[int]$p.hours)
}

$events = @(Get-WinEvent -FilterHashtable $filter -MaxEvents $maxEvents -ErrorAction SilentlyContinue -ErrorVariable readErrors)
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
$failures = @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatchingEventsFound*' })
if (-not $events.Count -and $failures.Count) { throw $failures[0] }

$kinds = @($events | Group-Object 'LogName', 'ProviderName', 'Id', 'Level' | Sort-Object Count -Descending | Select-Object -First 40)
$groups = @($kinds | ForEach-Object {
    # Events come newest first.
    $newest = $_.Group[0]
    $message = $null
    try { $message = $newest.Message } catch { $message = $null }

    # Without the texts of the provider on this PC there is no message: the values of the event say what they can.
    if (-not $message) { $sample = @($newest.Properties | ForEach-Object { [string]$_.Value }) -join ' | ' }
    elseif ($message.Length -gt 300) { $sample = $message.Substring(0, 300) }
    else { $sample = $message }

    New-Object psobject -Property @{
        log      = $newest.LogName
        provider = $newest.ProviderName
        id       = [int]$newest.Id
        level    = [int]$newest.Level
        count    = [int]$_.Count
        lastUtc  = $newest.TimeCreated.ToUniversalTime().ToString('o')
        sample   = $sample
    }
})

New-Object psobject -Property @{
    total     = $events.Count
    critical  = @($events | Where-Object { $_.Level -eq 1 }).Count
    errors    = @($events | Where-Object { $_.Level -eq 2 }).Count
    truncated = ($events.Count -ge $maxEvents)
    groups    = $groups
}
