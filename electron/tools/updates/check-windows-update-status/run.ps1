$unavailable = @()
$pendingBytes = $null
$failed = $null
$failing = $null

# A busy update service keeps whoever asks it waiting for minutes. It is asked beside this script, for what is known at once
# before the search, and what it told in time counts.
$seen = [hashtable]::Synchronized(@{})
$agent = [powershell]::Create()
$null = $agent.AddScript({
    param($seen)
    $ErrorActionPreference = 'Stop'
    try {
        $searcher = (New-Object -ComObject Microsoft.Update.Session).CreateUpdateSearcher()

        $searched = (New-Object -ComObject Microsoft.Update.AutoUpdate).Results.LastSearchSuccessDate
        if ($searched) { $seen.lastSearch = ([datetime]::SpecifyKind($searched, 'Utc')).ToString('o') }
        $seen.restartRequired = [bool](New-Object -ComObject Microsoft.Update.SystemInfo).RebootRequired

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
        $seen.history = $history

        # The local store only: this check makes no traffic.
        $searcher.Online = $false
        $seen.pending = @($searcher.Search('IsInstalled=0 and IsHidden=0').Updates | ForEach-Object {
            New-Object psobject -Property @{
                title      = $_.Title
                kb         = @($_.KBArticleIDs | ForEach-Object { $_ })
                bytes      = [int64]$_.MaxDownloadSize
                downloaded = [bool]$_.IsDownloaded
                mandatory  = [bool]$_.IsMandatory
            }
        })
    }
    catch {
        $seen.failure = $_.FullyQualifiedErrorId
    }
}).AddArgument($seen)

$asked = $agent.BeginInvoke()
if ($asked.AsyncWaitHandle.WaitOne(12000)) {
    $agent.Dispose()
}
else {
    # Not waited for: what it hangs in cannot be interrupted.
    $null = $agent.BeginStop($null, $null)
    $unavailable += 'update_agent:no_answer_in_time'
}

$pending = $seen.pending
$history = $seen.history
if ($seen.failure) { $unavailable += "update_agent:$($seen.failure)" }

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
    lastSearchUtc   = $seen.lastSearch
    restartRequired = $seen.restartRequired
    updateServer    = $policy.WUServer
    pausedUntil     = [string]$settings.PauseUpdatesExpiryTime
    services        = $services
    unavailable     = @($unavailable)
}
