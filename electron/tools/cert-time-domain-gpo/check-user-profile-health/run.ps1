$list = 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList'
# S-1-5-21 = local or domain account, S-1-12-1 = account of Entra ID.
$entries = @(Get-ChildItem -LiteralPath $list -ErrorAction SilentlyContinue | Where-Object {
    $_.PSChildName -like 'S-1-5-21*' -or $_.PSChildName -like 'S-1-12-1*'
})

$filter = @{
    LogName      = 'Application'
    ProviderName = 'Microsoft-Windows-User Profiles Service'
    Id           = 1508, 1511, 1515, 1530
    StartTime    = (Get-Date).AddDays(-30)
}
$events = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 20 -ErrorAction SilentlyContinue -ErrorVariable eventErrors | ForEach-Object {
    New-Object psobject -Property @{
        id  = [int]$_.Id
        utc = $_.TimeCreated.ToUniversalTime().ToString('o')
    }
})
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $events.Count -and @($eventErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) { $events = $null }

# Windows sets a damaged entry aside under its old name with .bak at the end.
New-Object psobject -Property @{
    temporary     = ($env:USERPROFILE -match '\\TEMP(\.|$)')
    backupEntries = @($entries | Where-Object { $_.PSChildName -like '*.bak' }).Count
    profiles      = $entries.Count
    events        = $events
}
