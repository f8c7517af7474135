# What an earlier fix set aside is kept for seven days.
function Remove-OldSpoolBackup($spool = $null) {
    Get-ChildItem -LiteralPath $spool -Directory -Force -ErrorAction SilentlyContinue |
        Where-Object { $_.Name -like 'Deskmedic-*' -and $_.CreationTime -lt (Get-Date).AddDays(-7) } |
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue
}

