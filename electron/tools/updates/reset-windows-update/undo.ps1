# A record names a folder, never a place: both lie in the folder of Windows.
if ($r.backup -cnotmatch '^SoftwareDistribution\.bak-[0-9]{14}\z') { throw 'no_backup' }
$folder = Join-Path $env:SystemRoot 'SoftwareDistribution'
$backup = Join-Path $env:SystemRoot $r.backup
if (-not (Test-Path -LiteralPath $backup)) { throw 'no_backup' }

$newName = 'SoftwareDistribution.new-' + ((Get-Date).ToString('s') -replace '\D', '')
try {
    Stop-ServiceInRounds ('UsoSvc', 'wuauserv', 'bits') 120
    # The folder that Windows made since then is kept beside, not deleted.
    if (Test-Path -LiteralPath $folder) { Rename-Item -LiteralPath $folder -NewName $newName -ErrorAction Stop }
    Rename-Item -LiteralPath $backup -NewName 'SoftwareDistribution' -ErrorAction Stop
}
finally {
    # Only what ran before the reset is started again; the others start on demand.
    $ran = @($r.servicesBefore | Where-Object { $_.status -eq 'Running' } | ForEach-Object { $_.name })
    'bits', 'wuauserv', 'UsoSvc' | Where-Object { $ran -contains $_ } | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}

New-Object psobject -Property @{
    folder = $folder
}
