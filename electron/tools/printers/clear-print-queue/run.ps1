# Spool files can belong to other people: they are moved, never opened. A folder inside the spool folder has its rights:
# only administrators and the print service can read it, and nobody else can put a link in its place.
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$folderName = 'Deskmedic-' + ((Get-Date).ToString('s') -replace '\D', '')
$quarantine = Join-Path $spool $folderName
$notMoved = 0

Remove-OldSpoolBackup $spool

$service = Get-Service -Name 'Spooler' -ErrorAction Stop
$dependents = @(Get-RunningDependent $service)
try {
    Stop-ServiceInRounds (@($dependents) + 'Spooler') 40
    $null = New-Item -ItemType Directory -Path $quarantine -Force
    # One file that stays does not keep the others, and what was moved can be put back.
    foreach ($file in @(Get-ChildItem -LiteralPath $spool -File -Force)) {
        try { Move-Item -LiteralPath $file.FullName -Destination $quarantine -Force -ErrorAction Stop }
        catch { $notMoved++ }
    }
}
finally {
    # Without the service nobody prints any more. One that does not start is told by its state below.
    @('Spooler') + $dependents | ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_) -ErrorAction SilentlyContinue }
}

New-Object psobject -Property @{
    moved      = @(Get-ChildItem -LiteralPath $quarantine -File -Force).Count
    notMoved   = $notMoved
    folder     = $spool
    quarantine = $folderName
    spooler    = [string](Get-Service -Name 'Spooler').Status
}
