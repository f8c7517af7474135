$letter = $p.drive.Substring(0, 1)
$properties = 'DeviceID', 'FreeSpace'
$before = Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property $properties -OperationTimeoutSec 10 |
    Where-Object { $_.DeviceID.Substring(0, 1) -eq $letter }
if (-not $before) { throw 'drive_not_found' }

# One folder for each account; those of others cannot be opened. Every deleted item is a pair: the file whose name
# begins with I says when it was deleted, the one with R is the item itself.
$bin = Join-Path ($before.DeviceID + '\') '$Recycle.Bin'
$accounts = @(Get-ChildItem -LiteralPath $bin -Directory -Force -ErrorAction SilentlyContinue)
$notes = @($accounts | ForEach-Object { Get-ChildItem -LiteralPath $_.FullName -Filter '$I*' -File -Force -ErrorAction SilentlyContinue })
$bytes = Measure-FolderByte @($accounts | ForEach-Object { $_.FullName })
$newest = $null
$last = $notes | Sort-Object -Property 'LastWriteTimeUtc' | Select-Object -Last 1
if ($last) { $newest = $last.LastWriteTimeUtc.ToString('o') }

$errorId = $null
$after = $before
if (-not $p.dryRun) {
    # An empty bin is an error for Windows PowerShell: the free space says what happened.
    try {
        Clear-RecycleBin -DriveLetter $letter -Force -ErrorAction Stop
    }
    catch {
        $errorId = $_.FullyQualifiedErrorId
    }
    $after = Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property $properties -OperationTimeoutSec 10 |
        Where-Object { $_.DeviceID.Substring(0, 1) -eq $letter }
}

New-Object psobject -Property @{
    drive      = $letter
    items      = $notes.Count
    bytes      = $bytes
    newestUtc  = $newest
    freedBytes = [int64]$after.FreeSpace - [int64]$before.FreeSpace
    errorId    = $errorId
    dryRun     = [bool]$p.dryRun
}
