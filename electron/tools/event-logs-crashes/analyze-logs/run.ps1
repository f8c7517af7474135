$limit = [int]$p.max
# There is no literal path here: brackets in a name would be read as a pattern.
$path = ConvertTo-NamePattern $p.path
$events = @(Get-WinEvent -Path $path -MaxEvents $limit -ErrorAction SilentlyContinue -ErrorVariable readErrors)
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
$failures = @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatchingEventsFound*' })
if (-not $events.Count -and $failures.Count) { throw $failures[0] }

$found = @($events | ForEach-Object {
    # Numbers and values only: the message is translated and may be missing for a log of another PC.
    $values = @($_.Properties | Select-Object -First 12 | ForEach-Object { [string]$_.Value })
    New-Object psobject -Property @{
        line    = $null
        utc     = $_.TimeCreated.ToUniversalTime().ToString('o')
        level   = [string]$_.Level
        summary = (@($_.ProviderName, [string]$_.Id) + $values) -join ' | '
    }
})

New-Object psobject -Property @{
    matches      = $found
    scannedBytes = [int64](Get-Item -LiteralPath $p.path).Length
    truncated    = ($found.Count -ge $limit)
}
