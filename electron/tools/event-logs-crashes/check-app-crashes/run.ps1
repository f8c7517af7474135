$filter = @{
    LogName      = 'Application'
    ProviderName = 'Application Error'
    Id           = 1000
    StartTime    = (Get-Date).AddDays(-[int]$p.days)
}
# The values stand in a fixed order; the message around them is translated.
$entries = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 300 -ErrorAction SilentlyContinue -ErrorVariable eventErrors | ForEach-Object {
    New-Object psobject -Property @{
        app     = [string]$_.Properties[0].Value
        version = [string]$_.Properties[1].Value
        module  = [string]$_.Properties[3].Value
        code    = [string]$_.Properties[6].Value
        utc     = $_.TimeCreated.ToUniversalTime().ToString('o')
    }
})

$kinds = @($entries | Group-Object 'app', 'module', 'code' | Sort-Object Count -Descending | Select-Object -First 40)
$crashes = @($kinds | ForEach-Object {
    # Entries come newest first.
    $newest = $_.Group[0]
    $program = $newest.app -replace '\.[^.]*$', ''
    $library = $newest.module -replace '\.[^.]*$', ''
    New-Object psobject -Property @{
        app       = $newest.app
        version   = $newest.version
        module    = $newest.module
        ownModule = $program -eq $library
        code      = $newest.code
        count     = [int]$_.Count
        lastUtc   = $newest.utc
    }
})

# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
$total = $entries.Count
if (-not $entries.Count -and @($eventErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) {
    $total = $null
    $crashes = $null
}

New-Object psobject -Property @{
    total   = $total
    crashes = $crashes
}
