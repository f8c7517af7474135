$how = @{
    Type         = 'A_AAAA'
    DnsOnly      = $true
    NoHostsFile  = $true
    QuickTimeout = $true
    ErrorAction  = 'Stop'
}
$notAsked = '^(CommandNotFound|HRESULT|System.Unauthorized)'

# Each server by itself: a dead first one hides behind the second.
$servers = @()
foreach ($address in @($s.plan.askedServers | Where-Object { $_ })) {
    $serverError = $null
    $start = Get-Date
    try { $null = Resolve-DnsName @how -Name $s.plan.askedName -Server $address }
    catch { $serverError = ($_.FullyQualifiedErrorId -split ',')[0] }
    $serverMs = [int]((Get-Date) - $start).TotalMilliseconds

    # "There is no such name" is an answer, too.
    $answered = $true
    if ($serverError -match $notAsked) { $answered = $null }
    elseif ($serverError -and $serverError -notmatch '^DNS_(ERROR_RCODE|INFO)') { $answered = $false }
    $servers += New-Object psobject -Property @{
        address  = $address
        place    = $servers.Count + 1
        answered = $answered
        ms       = $serverMs
    }
}
$answering = @($servers | Where-Object { $_.answered } | Select-Object -First 1)

# As programs see it, where Windows may choose; else what the first server that answers says.
$query = @{ Name = $s.plan.askedName }
if (-not $s.plan.asksAsPrograms) {
    $query.Server = @($s.plan.askedServers)[0]
    if ($answering.Count) { $query.Server = $answering[0].address }
}
$answers = @()
$errorId = $null
$start = Get-Date
try {
    $answers = @(Resolve-DnsName @how @query | Where-Object { $_.IPAddress } | ForEach-Object {
        New-Object psobject -Property @{
            name    = $_.Name
            address = $_.IPAddress
            ttl     = [int64]$_.TTL
            type    = [string]$_.Type
        }
    })
}
catch {
    $errorId = ($_.FullyQualifiedErrorId -split ',')[0]
}
$milliseconds = [int]((Get-Date) - $start).TotalMilliseconds

# These errors say that nothing was asked: neither "found" nor "not found".
$ok = $false
if ($answers.Count) { $ok = $true }
elseif ($errorId -match $notAsked) { $ok = $null }

# What the cache calls missing although a server knows it.
$staleNames = $null
if ($answering.Count -and $null -ne $s.plan.doubtfulNames) {
    $staleNames = @()
    foreach ($doubtful in @($s.plan.doubtfulNames | Where-Object { $_ })) {
        if ($doubtful -eq $p.name -and $errorId -notmatch 'NAME_ERROR') { continue }
        try {
            $known = @(Resolve-DnsName @how -Name $doubtful -Server $answering[0].address | Where-Object { $_.IPAddress })
            if ($known.Count) { $staleNames += $doubtful }
        }
        catch { continue }
    }
}
if (-not $servers.Count) { $servers = $null }

New-Object psobject -Property @{
    name       = $s.plan.askedName
    server     = $p.server
    ok         = $ok
    ms         = $milliseconds
    answers    = $answers
    errorId    = $errorId
    servers    = $servers
    staleNames = $staleNames
}
