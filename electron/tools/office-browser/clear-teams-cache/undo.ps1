Start-Sleep -Seconds 5
Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue | Stop-Process -Force

if (Test-Path -LiteralPath $r.folder) {
    $name = 'MSTeams.new-' + (Get-Date).ToString('yyyyMMddHHmmss')
    Rename-Item -LiteralPath $r.folder -NewName $name -ErrorAction Stop
}
Rename-Item -LiteralPath $r.backup -NewName 'MSTeams' -ErrorAction Stop
Start-Process -FilePath 'ms-teams:'

New-Object psobject -Property @{
    folder = $r.folder
}
