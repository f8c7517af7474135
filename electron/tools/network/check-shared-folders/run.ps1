# "Nothing found" is an empty list; any other error means that the list could not be read.
$drives = @(Get-SmbMapping -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        drive  = $_.LocalPath
        path   = $_.RemotePath
        status = [string]$_.Status
    }
})
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $drives = $null }

$remembered = @(Get-ChildItem -LiteralPath 'HKCU:\Network' -ErrorAction SilentlyContinue | ForEach-Object {
    $letter = $_.PSChildName
    $connected = $null
    if ($null -ne $drives) {
        $same = @($drives | Where-Object { $_.drive -and $_.drive.Substring(0, 1) -eq $letter })
        $connected = ($same.Count -gt 0)
    }

    New-Object psobject -Property @{
        drive     = $letter + ':'
        path      = (Get-ItemProperty -LiteralPath $_.PSPath).RemotePath
        connected = $connected
    }
})

$service = Get-Service -Name 'LanmanWorkstation' -ErrorAction SilentlyContinue
$workstation = $null
if ($service) { $workstation = [string]$service.Status }

# At the company the network gives out the name of the domain as its suffix; at home and on the road another or none.
$computer = Get-CimInstance Win32_ComputerSystem -Property 'PartOfDomain', 'Domain' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue
$companyNetwork = $null
if ($computer -and $computer.PartOfDomain) {
    $ending = '.' + $computer.Domain.ToLowerInvariant()
    $connections = @(Get-CimInstance Win32_NetworkAdapterConfiguration -Filter 'IPEnabled = TRUE' -Property 'DNSDomain' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue -ErrorVariable networkErrors)
    if (-not $networkErrors.Count) {
        $suffixes = @($connections | Where-Object { $_.DNSDomain } | ForEach-Object { '.' + $_.DNSDomain.ToLowerInvariant() })
        $companyNetwork = (@($suffixes | Where-Object { $_.EndsWith($ending) -or $ending.EndsWith($_) }).Count -gt 0)
    }
}

New-Object psobject -Property @{
    drives         = $drives
    remembered     = $remembered
    workstation    = $workstation
    companyNetwork = $companyNetwork
}
