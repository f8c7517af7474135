Start-Sleep -Seconds 5
Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue | Stop-Process -Force

try {
    if (Test-Path -LiteralPath $r.folder) {
        $name = 'MSTeams.new-' + (Get-Date).ToString('yyyyMMddHHmmss')
        Rename-Item -LiteralPath $r.folder -NewName $name -ErrorAction Stop
    }
    Rename-Item -LiteralPath $r.backup -NewName 'MSTeams' -ErrorAction Stop
}
finally {
    # Also when a program keeps a file open: the person had Teams running.
    Start-Process -FilePath 'ms-teams:'
}

New-Object psobject -Property @{
    folder = $r.folder
}
