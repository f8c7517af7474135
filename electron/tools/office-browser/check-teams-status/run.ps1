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
# Level by level: Windows would walk through a link to the end of where it leads.
$bytes = [int64]0
$folders = @($cache)
while ($folders.Count) {
    $inside = @(Get-ChildItem -LiteralPath $folders -Force -ErrorAction SilentlyContinue | Where-Object { -not ($_.Attributes -band 1024) })
    $bytes += [int64]($inside | Where-Object { -not $_.PSIsContainer } | Measure-Object -Property 'Length' -Sum).Sum
    $folders = @($inside | Where-Object { $_.PSIsContainer } | ForEach-Object { $_.FullName })
}

New-Object psobject -Property @{
    installed     = $installed
    version       = $version
    packageStatus = $packageStatus
    processes     = @(Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue).Count
    cacheBytes    = $bytes
    classicFolder = (Test-Path -LiteralPath (Join-Path $env:APPDATA 'Microsoft\Teams'))
}
