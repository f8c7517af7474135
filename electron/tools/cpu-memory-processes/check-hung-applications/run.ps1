$all = @(Get-Process)

# Responding is only true knowledge for windows of the same session.
$hung = @($all | Where-Object { $_.MainWindowHandle -ne 0 -and -not $_.Responding } | ForEach-Object {
    # Elevated programs hide their start time from ordinary people.
    $started = $null
    if ($_.StartTime) { $started = $_.StartTime.ToUniversalTime().ToString('o') }
    New-Object psobject -Property @{
        pid        = [int]$_.Id
        name       = $_.ProcessName
        title      = $_.MainWindowTitle
        startedUtc = $started
    }
})

$filter = @{
    LogName      = 'Application'
    ProviderName = 'Application Hang'
    Id           = 1002
    StartTime    = (Get-Date).AddDays(-7)
}
$recentHangs = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 50 -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        app   = [string]$_.Properties[0].Value
        atUtc = $_.TimeCreated.ToUniversalTime().ToString('o')
    }
})
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $recentHangs.Count -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $recentHangs = $null }

$session = (Get-Process -Id $PID).SessionId
$shells = @($all | Where-Object { $_.ProcessName -eq 'explorer' -and $_.SessionId -eq $session })
$shellResponding = $null
if ($shells.Count) { $shellResponding = (@($shells | Where-Object { -not $_.Responding }).Count -eq 0) }

New-Object psobject -Property @{
    hung            = $hung
    recentHangs     = $recentHangs
    shellRunning    = ($shells.Count -gt 0)
    shellResponding = $shellResponding
}
