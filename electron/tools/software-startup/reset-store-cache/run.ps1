$package = Join-Path $env:LOCALAPPDATA 'Packages\Microsoft.WindowsStore_8wekyb3d8bbwe'
$folder = Join-Path $package 'LocalCache'
if (-not (Test-Path -LiteralPath $folder)) { throw 'no_cache_folder' }

# What an earlier run set aside is kept for seven days. Its name says since when: a folder keeps its own time when it is
# renamed.
$keptSince = (Get-Date).AddDays(-7).ToString('s') -replace '\D', ''
Get-ChildItem -LiteralPath $package -Directory -Force -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -match '^LocalCache\.(?:bak|new)-(\d{14})$' -and $matches[1] -lt $keptSince } |
    Remove-Item -Recurse -Force -ErrorAction SilentlyContinue

Get-Process -Name 'WinStore.App' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Sleep -Seconds 2

$bytes = Measure-FolderByte $folder
$name = 'LocalCache.bak-' + ((Get-Date).ToString('s') -replace '\D', '')
Rename-Item -LiteralPath $folder -NewName $name -ErrorAction Stop
$null = New-Item -ItemType Directory -Path $folder

New-Object psobject -Property @{
    folder = $folder
    backup = $name
    bytes  = $bytes
}
