# Malware moves the file by this value.
$parameters = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters'
$configuredFolder = [string]$parameters.DataBasePath
$defaultFolder = Join-Path $env:SystemRoot 'System32\drivers\etc'
$folder = $defaultFolder
if ($configuredFolder) { $folder = $configuredFolder }
$path = Join-Path $folder 'hosts'

$bytes = $null
$modified = $null
$readOnly = $null
$file = Get-Item -LiteralPath $path -Force -ErrorAction SilentlyContinue
if ($file) {
    $bytes = [int64]$file.Length
    $modified = $file.LastWriteTimeUtc.ToString('o')
    $readOnly = [bool]$file.IsReadOnly
}

$entryPattern = '^\s*([0-9a-fA-F:.]+)\s+([^#]+)'
$content = @(Get-Content -LiteralPath $path -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$entries = @($content | Where-Object { $_ -match $entryPattern } | Select-Object -First 500 | ForEach-Object {
    $null = $_ -match $entryPattern
    New-Object psobject -Property @{
        ip    = $matches[1]
        names = @($matches[2].Trim() -split '\s+')
    }
})

$realEntries = @($entries | Where-Object { $_.names -notcontains 'localhost' }).Count

# A file that is there but cannot be read is not an empty one.
if ($file -and $readErrors.Count) {
    $entries = $null
    $realEntries = $null
}

New-Object psobject -Property @{
    path         = $path
    exists       = [bool]$file
    defaultPlace = ($folder.TrimEnd('\') -eq $defaultFolder)
    bytes        = $bytes
    modifiedUtc  = $modified
    readOnly     = $readOnly
    entries      = $entries
    realEntries  = $realEntries
}
