# "Nothing found" is an empty list; any other error means that the list could not be read.
$adapters = @(Get-NetAdapter -Physical -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        name         = $_.Name
        description  = $_.InterfaceDescription
        ifIndex      = [int64]$_.ifIndex
        up           = ($_.InterfaceOperationalStatus -eq 1)
        disabled     = ($_.InterfaceAdminStatus -eq 2)
        cablePlugged = ($_.MediaConnectState -eq 1)
        linkSpeed    = [string]$_.LinkSpeed
    }
})
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $adapters = $null }

$profiles = @(Get-NetConnectionProfile -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        name     = $_.Name
        alias    = $_.InterfaceAlias
        ifIndex  = [int64]$_.InterfaceIndex
        v4       = [string]$_.IPv4Connectivity
        v6       = [string]$_.IPv6Connectivity
        category = [string]$_.NetworkCategory
    }
})
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $profiles = $null }

$prefix = '0.0.0.0/0'
$routes = @(Get-NetRoute -DestinationPrefix $prefix -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$defaultRoutes = @($routes | Sort-Object RouteMetric | ForEach-Object {
    New-Object psobject -Property @{
        nextHop = $_.NextHop
        ifIndex = [int64]$_.InterfaceIndex
        metric  = [int64]$_.RouteMetric
    }
})
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $defaultRoutes = $null }

$radioKey = 'HKLM:\SYSTEM\CurrentControlSet\Control\RadioManagement\SystemRadioState'
$airplaneMode = $null
if (Test-Path -LiteralPath $radioKey) {
    $airplaneMode = ((Get-ItemProperty -LiteralPath $radioKey).'(default)' -eq 1)
}

New-Object psobject -Property @{
    adapters      = $adapters
    profiles      = $profiles
    defaultRoutes = $defaultRoutes
    airplaneMode  = $airplaneMode
}
