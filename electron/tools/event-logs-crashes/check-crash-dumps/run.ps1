$unavailable = @()
$since = (Get-Date).AddDays(-[int]$p.days)

$filter = @{
    LogName      = 'System'
    ProviderName = 'Microsoft-Windows-WER-SystemErrorReporting'
    Id           = 1001
    StartTime    = $since
}
$bugchecks = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 50 -ErrorAction SilentlyContinue -ErrorVariable eventErrors | ForEach-Object {
    $text = [string]$_.Properties[0].Value
    $code = $null
    if ($text -match '0x[0-9a-fA-F]{8,16}') { $code = $matches[0].ToLower() }
    # Without a dump its value is empty.
    $dump = $null
    if ($_.Properties[1].Value) { $dump = [string]$_.Properties[1].Value }
    New-Object psobject -Property @{
        utc      = $_.TimeCreated.ToUniversalTime().ToString('o')
        code     = $code
        bugcheck = $text
        dump     = $dump
    }
})
# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $bugchecks.Count -and @($eventErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) {
    $bugchecks = $null
    $unavailable += 'bugchecks'
}

# Windows was not shut down before this start. Code 0 is no blue screen but lost power or a held button.
$filter = @{
    LogName      = 'System'
    ProviderName = 'Microsoft-Windows-Kernel-Power'
    Id           = 41
    StartTime    = $since
}
$unexpected = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 50 -ErrorAction SilentlyContinue -ErrorVariable eventErrors | ForEach-Object {
    New-Object psobject -Property @{
        utc  = $_.TimeCreated.ToUniversalTime().ToString('o')
        code = ('0x{0:x}' -f [int64]$_.Properties[0].Value)
    }
})
if (-not $unexpected.Count -and @($eventErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) {
    $unexpected = $null
    $unavailable += 'unexpected'
}

$control = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\CrashControl' -ErrorAction SilentlyContinue
$dumpsEnabled = $null
if ($null -ne $control.CrashDumpEnabled) { $dumpsEnabled = ($control.CrashDumpEnabled -ge 1) }

# The folder is made with the first dump, and only administrators may look into it.
$dumpFiles = $null
try {
    $folder = Join-Path $env:SystemRoot 'Minidump'
    $files = @(Get-ChildItem -LiteralPath $folder -Filter '*.dmp' -ErrorAction Stop | Sort-Object LastWriteTimeUtc -Descending | Select-Object -First 20)
    $dumpFiles = @($files | ForEach-Object {
        New-Object psobject -Property @{
            name  = $_.Name
            bytes = [int64]$_.Length
            utc   = $_.LastWriteTimeUtc.ToString('o')
        }
    })
}
catch {
    if ([string]$_.CategoryInfo.Category -eq 'ObjectNotFound') { $dumpFiles = @() }
    else { $unavailable += "dump_files:$($_.FullyQualifiedErrorId)" }
}

New-Object psobject -Property @{
    bugchecks    = $bugchecks
    unexpected   = $unexpected
    dumpFiles    = $dumpFiles
    dumpsEnabled = $dumpsEnabled
    unavailable  = @($unavailable)
}
