$class = 'Win32_NetworkAdapterConfiguration'
$connections = @(Get-CimInstance $class -Filter 'IPEnabled=TRUE' -Property 'DNSServerSearchOrder', 'DefaultIPGateway' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue -ErrorVariable readErrors)

# The adapter with external access comes first.
$withRouter = @($connections | Where-Object { $_.DefaultIPGateway })
$others = @($connections | Where-Object { -not $_.DefaultIPGateway })
$ownServers = @($withRouter + $others | ForEach-Object { $_.DNSServerSearchOrder } | Where-Object { $_ } | Select-Object -Unique)
if ($readErrors.Count) { $ownServers = $null }

$ownDomain = $null
$computer = Get-CimInstance Win32_ComputerSystem -Property 'PartOfDomain', 'Domain' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue
if ($computer -and $computer.PartOfDomain) { $ownDomain = $computer.Domain }

# The cache remembers that this name does not exist: as a number, or as the word that Windows shows for it.
$missing = '9003', 'NotExist'
$missingNames = @(Get-DnsClientCache -ErrorAction SilentlyContinue -ErrorVariable cacheErrors | Where-Object { $missing -contains [string]$_.Status } | ForEach-Object { $_.Entry } | Select-Object -Unique -First 20)
if ($cacheErrors.Count) { $missingNames = $null }

New-Object psobject -Property @{
    ownServers   = $ownServers
    ownDomain    = $ownDomain
    missingNames = $missingNames
}
