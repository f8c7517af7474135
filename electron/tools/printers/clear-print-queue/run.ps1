# Spool files can belong to other people: they are moved, never opened. A folder inside the spool folder has its rights:
# only administrators and the print service can read it, and nobody else can put a link in its place.
$spool = Join-Path $env:SystemRoot 'System32\spool\PRINTERS'
$name = 'Deskmedic-' + (Get-Date).ToString('yyyyMMddHHmmss')
$quarantine = Join-Path $spool $name

# What an earlier fix set aside is kept for seven days.
Get-ChildItem -LiteralPath $spool -Directory -Force -ErrorAction SilentlyContinue |
    Where-Object { $_.Name -like 'Deskmedic-*' -and $_.CreationTime -lt (Get-Date).AddDays(-7) } |
    Remove-Item -Recurse -Force -ErrorAction SilentlyContinue

Stop-Service -Name 'Spooler' -Force -ErrorAction Stop
try {
    $null = New-Item -ItemType Directory -Path $quarantine -Force
    Get-ChildItem -LiteralPath $spool -File -Force | Move-Item -Destination $quarantine -Force
}
finally {
    # Also when a file cannot be moved: without the service nobody prints any more.
    Start-Service -Name 'Spooler' -ErrorAction Stop
}

New-Object psobject -Property @{
    moved      = @(Get-ChildItem -LiteralPath $quarantine -File -Force).Count
    folder     = $spool
    quarantine = $name
    spooler    = [string](Get-Service -Name 'Spooler').Status
}
