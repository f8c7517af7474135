# A record names a folder, never a place.
if ($r.backup -cnotmatch '^MSTeams\.bak-[0-9]{14}\z') { throw 'no_backup' }
$packageCache = Join-Path $env:LOCALAPPDATA 'Packages\MSTeams_8wekyb3d8bbwe\LocalCache\Microsoft'
$folder = Join-Path $packageCache 'MSTeams'
$backup = Join-Path $packageCache $r.backup

Start-Sleep -Seconds 5
Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Sleep -Seconds 1

$name = 'MSTeams.new-' + ((Get-Date).ToString('s') -replace '\D', '')
try {
    # The parts that show pages end a moment after Teams and hold the folder open until then.
    for ($left = 20; $left -ge 0; $left--) {
        try {
            if (Test-Path -LiteralPath $folder) { Rename-Item -LiteralPath $folder -NewName $name -ErrorAction Stop }
            Rename-Item -LiteralPath $backup -NewName 'MSTeams' -ErrorAction Stop
            break
        }
        catch {
            if ($left -eq 0) { throw }
            Start-Sleep -Milliseconds 500
        }
    }
}
finally {
    # Also when a program keeps a file open.
    if ($s.before.teamsRan) { Start-Process -FilePath 'ms-teams:' }
}

New-Object psobject -Property @{
    folder = $folder
}
