# A record names a folder, never a place.
if ($r.backup -cnotmatch '^MSTeams\.bak-[0-9]{14}\z') { throw 'no_backup' }
$packageCache = Join-Path $env:LOCALAPPDATA 'Packages\MSTeams_8wekyb3d8bbwe\LocalCache\Microsoft'
$folder = Join-Path $packageCache 'MSTeams'
$backup = Join-Path $packageCache $r.backup

Start-Sleep -Seconds 5
Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue | Stop-Process -Force

try {
    if (Test-Path -LiteralPath $folder) {
        $name = 'MSTeams.new-' + (Get-Date).ToString('yyyyMMddHHmmss')
        Rename-Item -LiteralPath $folder -NewName $name -ErrorAction Stop
    }
    Rename-Item -LiteralPath $backup -NewName 'MSTeams' -ErrorAction Stop
}
finally {
    # Also when a program keeps a file open: the person had Teams running.
    Start-Process -FilePath 'ms-teams:'
}

New-Object psobject -Property @{
    folder = $folder
}
