if (-not $r.backup -or -not (Test-Path -LiteralPath $r.backup)) { throw 'no_backup' }

'UsoSvc', 'wuauserv', 'bits' | ForEach-Object { Stop-Service -Name $_ -Force -ErrorAction SilentlyContinue }

try {
    # The folder that Windows made since then is kept beside, not deleted.
    if (Test-Path -LiteralPath $r.folder) {
        $newName = 'SoftwareDistribution.new-' + (Get-Date).ToString('yyyyMMddHHmmss')
        Rename-Item -LiteralPath $r.folder -NewName $newName -ErrorAction Stop
    }
    Rename-Item -LiteralPath $r.backup -NewName 'SoftwareDistribution' -ErrorAction Stop
}
finally {
    # Only what ran before the reset is started again; the others start on demand.
    $ran = @($r.servicesBefore | Where-Object { $_.status -eq 'Running' } | ForEach-Object { $_.name })
    'bits', 'wuauserv', 'UsoSvc' | Where-Object { $ran -contains $_ } | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}

New-Object psobject -Property @{
    folder = $r.folder
}
