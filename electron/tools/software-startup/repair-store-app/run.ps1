$packages = @(Get-AppxPackage -Name $p.name -ErrorAction Stop)
if (-not $packages.Count) { throw 'package_not_found' }

$manifest = Join-Path $packages[0].InstallLocation 'AppxManifest.xml'
Add-AppxPackage -DisableDevelopmentMode -Register $manifest -ErrorAction Stop

$repaired = @(Get-AppxPackage -Name $p.name)
$version = $null
$status = $null
if ($repaired.Count) {
    $version = [string]$repaired[0].Version
    $status = [string]$repaired[0].Status
}

New-Object psobject -Property @{
    name    = $p.name
    version = $version
    status  = $status
}
