$computer = Get-CimInstance Win32_ComputerSystem -Property 'PartOfDomain', 'Domain' -OperationTimeoutSec 10
$domain = $null
if ($computer.PartOfDomain) { $domain = $computer.Domain }

$netlogon = Get-Service -Name 'Netlogon' -ErrorAction SilentlyContinue

# At the company the network gives out the name of the domain as its suffix; at home and on the road another or none.
$companyNetwork = $null
if ($domain) {
    $ending = '.' + $domain.ToLowerInvariant()
    $connections = @(Get-CimInstance Win32_NetworkAdapterConfiguration -Filter 'IPEnabled = TRUE' -Property 'DNSDomain' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue -ErrorVariable readErrors)
    if (-not $readErrors.Count) {
        $suffixes = @($connections | Where-Object { $_.DNSDomain } | ForEach-Object { '.' + $_.DNSDomain.ToLowerInvariant() })
        $companyNetwork = (@($suffixes | Where-Object { $_.EndsWith($ending) -or $ending.EndsWith($_) }).Count -gt 0)
    }
}

New-Object psobject -Property @{
    domain         = $domain
    logonServer    = [string]$env:LOGONSERVER
    netlogon       = [string]$netlogon.Status
    companyNetwork = $companyNetwork
}
