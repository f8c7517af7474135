$unavailable = @()
$found = @()
try {
    $found = @(Get-AppxPackage -ErrorAction Stop | Where-Object {
        -not $_.IsFramework -and -not $_.IsResourcePackage -and (-not $p.name -or $_.Name -eq $p.name)
    } | ForEach-Object {
        New-Object psobject -Property @{
            name    = $_.Name
            version = [string]$_.Version
            status  = [string]$_.Status
        }
    })
}
catch {
    $unavailable += "packages:$($_.FullyQualifiedErrorId)"
}

$store = Get-AppxPackage -Name 'Microsoft.WindowsStore' -ErrorAction SilentlyContinue
$storeInstalled = $null
if ($store -or -not $unavailable.Count) { $storeInstalled = [bool]$store }
$storeVersion = $null
$storeStatus = $null
if ($store) {
    $storeVersion = [string]$store.Version
    $storeStatus = [string]$store.Status
}

$cache = Join-Path $env:LOCALAPPDATA 'Packages\Microsoft.WindowsStore_8wekyb3d8bbwe\LocalCache'
$bytes = Measure-FolderByte $cache

$services = @('AppXSvc', 'ClipSVC', 'InstallService', 'LicenseManager', 'wlidsvc' | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{
            name      = $service.Name
            status    = [string]$service.Status
            startType = [string]$service.StartType
        }
    }
})

$rules = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\WindowsStore' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    total           = $found.Count
    problems        = @($found | Where-Object { $_.status -ne 'Ok' })
    packages        = @($found | Sort-Object -Property 'name' | Select-Object -First 200)
    storeInstalled  = $storeInstalled
    storeVersion    = $storeVersion
    storeStatus     = $storeStatus
    storeCacheBytes = $bytes
    services        = $services
    blockedByPolicy = ($rules.RemoveWindowsStore -eq 1)
    unavailable     = $unavailable
}
