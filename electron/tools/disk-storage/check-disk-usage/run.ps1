# DriveType 3 is a fixed drive: asking for network drives can hang for minutes.
$properties = 'DeviceID', 'VolumeName', 'FileSystem', 'Size', 'FreeSpace'
$volumes = @(Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property $properties -OperationTimeoutSec 10 | ForEach-Object {
    # A drive that BitLocker has locked is there without any number: that is not a full one.
    $sizeBytes = $null
    $freeBytes = $null
    $freePct = $null
    if ($_.Size -and $null -ne $_.FreeSpace) {
        $sizeBytes = [int64]$_.Size
        $freeBytes = [int64]$_.FreeSpace
        $freePct = 100 * $_.FreeSpace / $_.Size
    }
    New-Object psobject -Property @{
        drive      = $_.DeviceID
        label      = $_.VolumeName
        fileSystem = $_.FileSystem
        sizeBytes  = $sizeBytes
        freeBytes  = $freeBytes
        freePct    = $freePct
        system     = ($_.DeviceID -eq $env:SystemDrive)
    }
})

New-Object psobject -Property @{
    volumes        = $volumes
    totalFreeBytes = [int64]($volumes | ForEach-Object { $_.freeBytes } | Measure-Object -Sum).Sum
}
