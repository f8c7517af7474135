# Spool files can belong to other people: they are moved, never opened. A folder inside the spool folder has its rights:
# only administrators and the print service can read it, and nobody else can put a link in its place.
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$folderName = 'Deskmedic-' + ((Get-Date).ToString('s') -replace '\D', '')
$quarantine = Join-Path $spool $folderName
$notMoved = 0

# What an earlier fix set aside is kept for seven days.
Get-ChildItem -LiteralPath $spool -Directory -Force -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -like 'Deskmedic-*' -and $_.CreationTime -lt (Get-Date).AddDays(-7) } |
    Remove-Item -Recurse -Force -ErrorAction SilentlyContinue

$service = Get-Service -Name 'Spooler' -ErrorAction Stop
$dependents = @($service.DependentServices | Where-Object { $_ -and [string]$_.Status -ne 'Stopped' } | ForEach-Object { $_.Name })
# Windows waits without end for a service that hangs: each one is only asked, and together they have 20 seconds.
$rounds = 40
try {
    foreach ($name in @($dependents) + 'Spooler') {
        Stop-Service -Name $name -NoWait -ErrorAction SilentlyContinue
        while ([string](Get-Service -Name $name).Status -ne 'Stopped') {
            if ($rounds -le 0) { throw 'service_does_not_stop' }
            $rounds--
            Start-Sleep -Milliseconds 500
        }
    }
    $null = New-Item -ItemType Directory -Path $quarantine -Force
    # One file that stays does not keep the others, and what was moved can be put back.
    foreach ($file in @(Get-ChildItem -LiteralPath $spool -File -Force)) {
        try { Move-Item -LiteralPath $file.FullName -Destination $quarantine -Force -ErrorAction Stop }
        catch { $notMoved++ }
    }
}
finally {
    # Without the service nobody prints any more. One that does not start is told by its state below.
    @('Spooler') + $dependents | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
}

New-Object psobject -Property @{
    moved      = @(Get-ChildItem -LiteralPath $quarantine -File -Force).Count
    notMoved   = $notMoved
    folder     = $spool
    quarantine = $folderName
    spooler    = [string](Get-Service -Name 'Spooler').Status
}
