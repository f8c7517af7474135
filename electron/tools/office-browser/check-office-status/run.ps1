$setup = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Office\ClickToRun\Configuration' -ErrorAction SilentlyContinue -ErrorVariable setupErrors
$roots = 'HKLM:\SOFTWARE\Microsoft\Office', 'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Office'
$older = @(Get-ChildItem -LiteralPath $roots -ErrorAction SilentlyContinue -ErrorVariable rootErrors | Where-Object {
    $_.PSChildName -match '^1[4-6]\.0$' -and (Test-Path -LiteralPath (Join-Path $_.PSPath 'Common\InstallRoot'))
})
$readErrors = @(@($setupErrors) + @($rootErrors) | Where-Object { $_ -and [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count

# A key that could not be read says nothing about what is installed.
$installed = $null
if ($setup -or $older.Count -or -not $readErrors) { $installed = [bool]$setup -or $older.Count -gt 0 }
$clickToRun = $null
if ($setup -or -not $readErrors) { $clickToRun = [bool]$setup }

$updatesEnabled = $null
if ($setup) { $updatesEnabled = [string]$setup.UpdatesEnabled -ne 'False' }
$pathExists = $null
if ($setup.InstallationPath) { $pathExists = Test-Path -LiteralPath $setup.InstallationPath }

$programs = 'WINWORD', 'EXCEL', 'POWERPNT', 'OUTLOOK', 'ONENOTE', 'MSACCESS'
$running = @(Get-Process -Name $programs -ErrorAction SilentlyContinue | ForEach-Object { $_.ProcessName } | Sort-Object -Unique)

New-Object psobject -Property @{
    installed      = $installed
    clickToRun     = $clickToRun
    version        = $setup.VersionToReport
    platform       = $setup.Platform
    culture        = $setup.ClientCulture
    products       = $setup.ProductReleaseIds
    channelUrl     = $setup.CDNBaseUrl
    updatesEnabled = $updatesEnabled
    path           = $setup.InstallationPath
    pathExists     = $pathExists
    running        = $running
}
