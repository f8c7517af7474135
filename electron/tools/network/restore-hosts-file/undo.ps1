# A record names a copy, never a place: the folder is the one that Windows uses.
if ($r.backup -cnotmatch '^hosts\.bak-[0-9]{14}\z') { throw 'no_backup' }
$parameters = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters'
$folder = [string]$parameters.DataBasePath
if (-not $folder) { $folder = Join-Path $env:SystemRoot 'System32\drivers\etc' }
$path = Join-Path $folder 'hosts'
Copy-Item -LiteralPath (Join-Path $folder $r.backup) -Destination $path -Force -ErrorAction Stop

New-Object psobject -Property @{
    restored = $path
}
