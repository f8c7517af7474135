$unavailable = @()

$search = Get-Service -Name 'WSearch' -ErrorAction SilentlyContinue
$service = $null
$startType = $null
if ($search) {
    $service = [string]$search.Status
    $startType = [string]$search.StartType
}

$registry = Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows Search' -ErrorAction SilentlyContinue
$setupDone = $null
if ($registry) { $setupDone = $registry.SetupCompletedSuccessfully -ne 0 }

# Restricted scripts may not use COM objects, and nothing else asks the index.
$queryOk = $null
$hasFiles = $null
if ([string]$ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage') {
    $unavailable += 'query:restricted_scripts'
} elseif ($service -eq 'Running') {
    $connection = $null
    try { $connection = New-Object -ComObject ADODB.Connection }
    catch { $unavailable += "query:$($_.FullyQualifiedErrorId)" }
    if ($connection) {
        try {
            $connection.ConnectionTimeout = 10
            $connection.CommandTimeout = 10
            $connection.Open("Provider=Search.CollatorDSO;Extended Properties='Application=Windows'")
            $files = $connection.Execute("SELECT TOP 1 System.ItemUrl FROM SystemIndex WHERE SCOPE='file:'")
            $queryOk = $true
            $hasFiles = (-not $files.EOF)
            $connection.Close()
        } catch {
            $queryOk = $false
        }
    }
}

$weekAgo = (Get-Date).AddDays(-7)
$filter = @{ LogName = 'Application'; ProviderName = 'Microsoft-Windows-Search'; Level = 1, 2; StartTime = $weekAgo }
$events = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 100 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$errorCount = $events.Count
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $errorCount -and @($readErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) {
    $errorCount = $null
    $unavailable += 'events'
}

$indexers = @(Get-Process -Name 'SearchIndexer' -ErrorAction SilentlyContinue)

New-Object psobject -Property @{
    service        = $service
    startType      = $startType
    setupDone      = $setupDone
    dataFolder     = $registry.DataDirectory
    queryOk        = $queryOk
    hasFiles       = $hasFiles
    errors7d       = $errorCount
    indexerRunning = ($indexers.Count -gt 0)
    unavailable    = @($unavailable)
}
