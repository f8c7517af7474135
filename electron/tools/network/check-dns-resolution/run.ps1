$query = @{
    Name         = $p.name
    Type         = 'A_AAAA'
    DnsOnly      = $true
    NoHostsFile  = $true
    QuickTimeout = $true
}
if ($p.server) { $query.Server = $p.server }

$answers = @()
$errorId = $null
$start = Get-Date
try {
    $answers = @(Resolve-DnsName @query -ErrorAction Stop | Where-Object { $_.IPAddress } | ForEach-Object {
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
elseif ($errorId -match '^(CommandNotFound|HRESULT|System.Unauthorized)') { $ok = $null }

New-Object psobject -Property @{
    name    = $p.name
    server  = $p.server
    ok      = $ok
    ms      = $milliseconds
    answers = $answers
    errorId = $errorId
}
