if (-not $r.backup) { throw 'no_backup' }
Copy-Item -LiteralPath $r.backup -Destination $r.path -Force -ErrorAction Stop

New-Object psobject -Property @{
    restored = $r.path
}
