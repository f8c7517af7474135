$filter = @{
    LogName   = $p.log
    Id        = [int]$p.eventId
    StartTime = (Get-Date).AddHours(-[int]$p.hours)
}
if ($p.provider) { $filter.ProviderName = $p.provider }

$found = @(Get-WinEvent -FilterHashtable $filter -MaxEvents ([int]$p.max) -ErrorAction SilentlyContinue -ErrorVariable readErrors)
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
$failures = @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatchingEventsFound*' })
if (-not $found.Count -and $failures.Count) { throw $failures[0] }

$events = @($found | ForEach-Object {
    $entry = $_
    # The text is in the language of the PC, and missing where its program is gone.
    $message = $null
    try { $message = $entry.Message } catch { $message = $null }
    if (-not $message) { $message = $null }
    elseif ($message.Length -gt 1000) { $message = $message.Substring(0, 1000) }

    $values = @($entry.Properties | Select-Object -First 30 | ForEach-Object {
        $value = [string]$_.Value
        if ($value.Length -gt 300) { $value.Substring(0, 300) } else { $value }
    })

    New-Object psobject -Property @{
        utc      = $entry.TimeCreated.ToUniversalTime().ToString('o')
        provider = $entry.ProviderName
        level    = [int]$entry.Level
        pid      = [int64]$entry.ProcessId
        values   = $values
        message  = $message
    }
})

New-Object psobject -Property @{
    log     = $p.log
    eventId = [int]$p.eventId
    count   = $events.Count
    events  = $events
}
