$package = $null
$answered = $true
try {
    $package = Get-AppxPackage -Name 'MSTeams' -ErrorAction Stop
}
catch {
    $answered = $false
}

$installed = $null
if ($answered) { $installed = [bool]$package }
$version = $null
$packageStatus = $null
if ($package) {
    $version = [string]$package.Version
    $packageStatus = [string]$package.Status
}

$cache = Join-Path $env:LOCALAPPDATA 'Packages\MSTeams_8wekyb3d8bbwe\LocalCache\Microsoft\MSTeams'
$bytes = Measure-FolderByte $cache

New-Object psobject -Property @{
    installed     = $installed
    version       = $version
    packageStatus = $packageStatus
    processes     = @(Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue).Count
    cacheBytes    = $bytes
    classicFolder = (Test-Path -LiteralPath (Join-Path $env:APPDATA 'Microsoft\Teams'))
}
