Get-Process -Name 'WinStore.App' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Sleep -Seconds 2

if (Test-Path -LiteralPath $r.folder) {
    $name = 'LocalCache.new-' + (Get-Date).ToString('yyyyMMddHHmmss')
    Rename-Item -LiteralPath $r.folder -NewName $name -ErrorAction Stop
}
Rename-Item -LiteralPath $r.backup -NewName 'LocalCache' -ErrorAction Stop

New-Object psobject -Property @{
    folder = $r.folder
}
