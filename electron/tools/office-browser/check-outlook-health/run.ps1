$outlook = 'HKCU:\Software\Microsoft\Office\16.0\Outlook'

$folder = Join-Path $env:LOCALAPPDATA 'Microsoft\Outlook'
$dataFiles = @(Get-ChildItem -LiteralPath $folder -File -ErrorAction SilentlyContinue | Where-Object { '.ost', '.pst' -contains $_.Extension } | ForEach-Object {
    New-Object psobject -Property @{
        name        = $_.Name
        bytes       = [int64]$_.Length
        modifiedUtc = $_.LastWriteTimeUtc.ToString('o')
    }
})

$addinKeys = 'HKCU:\Software\Microsoft\Office\Outlook\Addins', 'HKLM:\SOFTWARE\Microsoft\Office\Outlook\Addins', 'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Office\Outlook\Addins'
$addins = @(Get-ChildItem -LiteralPath $addinKeys -ErrorAction SilentlyContinue | ForEach-Object {
    $addin = Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue
    New-Object psobject -Property @{
        id           = $_.PSChildName
        loadBehavior = $addin.LoadBehavior
    }
})
$disabled = Get-Item -LiteralPath (Join-Path $outlook 'Resiliency\DisabledItems') -ErrorAction SilentlyContinue

# No key means no profile; any other error means that nobody knows.
$profiles = @(Get-ChildItem -LiteralPath (Join-Path $outlook 'Profiles') -ErrorAction SilentlyContinue -ErrorVariable profileErrors | ForEach-Object { $_.PSChildName })
if (@($profileErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $profiles = $null }

$newOutlook = $null
try {
    $newOutlook = [bool](Get-AppxPackage -Name 'Microsoft.OutlookForWindows' -ErrorAction Stop)
}
catch {
    $newOutlook = $null
}

$settings = Get-ItemProperty -LiteralPath $outlook -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    profiles       = $profiles
    defaultProfile = $settings.DefaultProfile
    dataFiles      = $dataFiles
    addins         = $addins
    disabledItems  = @($disabled.Property | Where-Object { $_ }).Count
    newOutlook     = $newOutlook
    running        = [bool](Get-Process -Name 'OUTLOOK' -ErrorAction SilentlyContinue)
}
