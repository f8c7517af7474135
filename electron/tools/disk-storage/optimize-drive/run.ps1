$volume = Get-Volume -DriveLetter $p.drive -ErrorAction Stop
$number = (Get-Partition -DriveLetter $p.drive -ErrorAction Stop).DiskNumber
$disk = Get-PhysicalDisk -ErrorAction SilentlyContinue | Where-Object { $_.DeviceId -eq [string]$number }
$media = $null
if ($disk) { $media = [string]$disk.MediaType }

# No switch on purpose: Windows picks what fits the kind of disk and never defragments a solid-state disk.
$started = Get-Date
Optimize-Volume -DriveLetter $p.drive -ErrorAction Stop

New-Object psobject -Property @{
    drive       = $p.drive
    media       = $media
    fileSystem  = [string]$volume.FileSystem
    durationSec = [int]((Get-Date) - $started).TotalSeconds
}
