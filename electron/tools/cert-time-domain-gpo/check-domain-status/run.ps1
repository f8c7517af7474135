$computer = Get-CimInstance Win32_ComputerSystem -Property 'PartOfDomain', 'Domain' -OperationTimeoutSec 10
$domain = $null
if ($computer.PartOfDomain) { $domain = $computer.Domain }

$netlogon = Get-Service -Name 'Netlogon' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    domain      = $domain
    logonServer = [string]$env:LOGONSERVER
    netlogon    = [string]$netlogon.Status
}
