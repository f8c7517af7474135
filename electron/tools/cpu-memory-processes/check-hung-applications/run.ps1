$all = @(Get-Process)

# Windows puts apps of the Store to sleep, and they look as if they hung also when they do not: they count only where
# the second source says the same. Asking takes up to five seconds for each that hangs, so few are asked.
$second = $s.second.notResponding
$asleep = 'Suspended'
$storePlaces = '\\(WindowsApps|SystemApps|ImmersiveControlPanel)\\'
$candidates = @($all | Where-Object { $_.MainWindowHandle -ne 0 } | Where-Object {
    $one = $_
    if ($null -ne $second) { @($second) -contains $one.Id } else { [string]$one.Path -notmatch $storePlaces }
} | Where-Object { @($_.Threads | Where-Object { [string]$_.WaitReason -ne $asleep }).Count -gt 0 })

# Responding is only true knowledge for windows of the same session.
$hung = @($candidates | Where-Object { -not $_.Responding } | Select-Object -First 5 | ForEach-Object {
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
if ($shells.Count) { $shellResponding = (@($shells | Where-Object { -not $_.Responding -and ($null -eq $second -or @($second) -contains $_.Id) }).Count -eq 0) }

New-Object psobject -Property @{
    hung            = $hung
    recentHangs     = $recentHangs
    shellRunning    = ($shells.Count -gt 0)
    shellResponding = $shellResponding
}
