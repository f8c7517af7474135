$unavailable = @()
$pending = $null
$pendingBytes = $null
$history = $null
$failed = $null
$failing = $null
$lastSearch = $null
$restartRequired = $null

try {
    $session = New-Object -ComObject Microsoft.Update.Session
    $searcher = $session.CreateUpdateSearcher()
    # The local store only: this check makes no traffic.
    $searcher.Online = $false

    $pending = @($searcher.Search('IsInstalled=0 and IsHidden=0').Updates | ForEach-Object {
        New-Object psobject -Property @{
            title      = $_.Title
            kb         = @($_.KBArticleIDs | ForEach-Object { $_ })
            bytes      = [int64]$_.MaxDownloadSize
            downloaded = [bool]$_.IsDownloaded
            mandatory  = [bool]$_.IsMandatory
        }
    })

    # QueryHistory fails when more is asked for than there is, and for a count of 0.
    $count = $searcher.GetTotalHistoryCount()
    if ($count -gt 30) { $count = 30 }
    $history = @()
    if ($count -gt 0) {
        $history = @($searcher.QueryHistory(0, $count) | ForEach-Object {
            New-Object psobject -Property @{
                title  = $_.Title
                utc    = ([datetime]::SpecifyKind($_.Date, 'Utc')).ToString('o')
                result = [int]$_.ResultCode
                error  = ('0x{0:x8}' -f $_.HResult)
            }
        })
    }

    $searched = (New-Object -ComObject Microsoft.Update.AutoUpdate).Results.LastSearchSuccessDate
    if ($searched) { $lastSearch = ([datetime]::SpecifyKind($searched, 'Utc')).ToString('o') }
    $restartRequired = [bool](New-Object -ComObject Microsoft.Update.SystemInfo).RebootRequired
}
catch {
    $unavailable += "update_agent:$($_.FullyQualifiedErrorId)"
}

if ($null -ne $pending) { $pendingBytes = [int64]($pending | ForEach-Object { $_.bytes } | Measure-Object -Sum).Sum }
# 4 = failed, 5 = cancelled.
if ($null -ne $history) { $failed = @($history | Where-Object { 4, 5 -contains $_.result }).Count }

# What was installed in the end says nothing any more: only updates whose newest try failed count, with the tries since
# the last success. The history comes newest first.
if ($null -ne $history) {
    $failing = @($history | Group-Object 'title' | ForEach-Object {
        $tries = 0
        foreach ($attempt in $_.Group) {
            if (4, 5 -notcontains $attempt.result) { break }
            $tries++
        }
        if ($tries) {
            $newest = $_.Group[0]
            New-Object psobject -Property @{
                title   = $newest.title
                tries   = $tries
                error   = $newest.error
                lastUtc = $newest.utc
            }
        }
    })
}

$policy = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\WindowsUpdate' -ErrorAction SilentlyContinue
$settings = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\WindowsUpdate\UX\Settings' -ErrorAction SilentlyContinue

$services = @('wuauserv', 'bits', 'UsoSvc', 'cryptsvc' | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{
            name      = $service.Name
            status    = [string]$service.Status
            startType = [string]$service.StartType
        }
    }
})

New-Object psobject -Property @{
    pending         = $pending
    pendingBytes    = $pendingBytes
    history         = $history
    failed          = $failed
    failing         = $failing
    lastSearchUtc   = $lastSearch
    restartRequired = $restartRequired
    updateServer    = $policy.WUServer
    pausedUntil     = [string]$settings.PauseUpdatesExpiryTime
    services        = $services
    unavailable     = @($unavailable)
}
