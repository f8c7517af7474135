$unreadable = 0
$wanted = ([string]$p.contains).ToLower()
$uninstallKeys = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall', 'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Uninstall', 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall'
$keys = @(Get-ChildItem -LiteralPath $uninstallKeys -ErrorAction SilentlyContinue -ErrorVariable readErrors)

$found = @(foreach ($key in $keys) {
    # One broken number in an entry makes reading it fail: the entry is counted, the list goes on.
    $entry = $null
    try {
        $entry = Get-ItemProperty -LiteralPath $key.PSPath -ErrorAction Stop
    }
    catch {
        $unreadable++
        continue
    }
    if (-not $entry.DisplayName -or $entry.SystemComponent -eq 1 -or $entry.ParentKeyName) { continue }
    if ($wanted -and -not ([string]$entry.DisplayName).ToLower().Contains($wanted)) { continue }

    $sizeKB = $null
    if ($entry.EstimatedSize -is [int]) { $sizeKB = [int64]$entry.EstimatedSize }
    $scope = 'machine'
    if ($key.Name -like 'HKEY_CURRENT_USER*') { $scope = 'user' }
    New-Object psobject -Property @{
        name        = [string]$entry.DisplayName
        version     = [string]$entry.DisplayVersion
        publisher   = [string]$entry.Publisher
        installDate = [string]$entry.InstallDate
        sizeKB      = $sizeKB
        scope       = $scope
    }
})

$unreadable += @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count
$total = $found.Count
$apps = @($found | Sort-Object -Property 'name' | Select-Object -First 500)
# Nothing found and something unreadable is no answer, not "none".
if ($unreadable -and -not $found.Count) {
    $total = $null
    $apps = $null
}

New-Object psobject -Property @{
    total      = $total
    apps       = $apps
    unreadable = $unreadable
}
