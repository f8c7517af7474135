$packageCache = Join-Path $env:LOCALAPPDATA 'Packages\MSTeams_8wekyb3d8bbwe\LocalCache\Microsoft'
$folder = Join-Path $packageCache 'MSTeams'
if (-not (Test-Path -LiteralPath $folder)) { throw 'no_cache_folder' }

# What an earlier run set aside is kept for seven days. Its name says since when: a folder keeps its own time when it is
# renamed.
$keptSince = (Get-Date).AddDays(-7).ToString('s') -replace '\D', ''
Get-ChildItem -LiteralPath $packageCache -Directory -Force -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -match '^MSTeams\.(?:bak|new)-(\d{14})$' -and $matches[1] -lt $keptSince } |
    Remove-Item -Recurse -Force -ErrorAction SilentlyContinue

Start-Sleep -Seconds 5
Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Sleep -Seconds 1

$name = 'MSTeams.bak-' + ((Get-Date).ToString('s') -replace '\D', '')
try {
    # The parts that show pages end a moment after Teams and hold the folder open until then.
    for ($left = 20; $left -ge 0; $left--) {
        try {
            Rename-Item -LiteralPath $folder -NewName $name -ErrorAction Stop
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
    backup = $name
}
