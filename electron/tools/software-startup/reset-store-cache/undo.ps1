# A record names a folder, never a place.
if ($r.backup -cnotmatch '^LocalCache\.bak-[0-9]{14}\z') { throw 'no_backup' }
$package = Join-Path $env:LOCALAPPDATA 'Packages\Microsoft.WindowsStore_8wekyb3d8bbwe'
$folder = Join-Path $package 'LocalCache'
$backup = Join-Path $package $r.backup

Get-Process -Name 'WinStore.App' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Sleep -Seconds 2

if (Test-Path -LiteralPath $folder) {
    $name = 'LocalCache.new-' + ((Get-Date).ToString('s') -replace '\D', '')
    Rename-Item -LiteralPath $folder -NewName $name -ErrorAction Stop
}
Rename-Item -LiteralPath $backup -NewName 'LocalCache' -ErrorAction Stop

New-Object psobject -Property @{
    folder = $folder
}
