$devices = @(Get-CimInstance Win32_PnPEntity -Filter "DeviceID LIKE 'USB%'" -Property 'Name', 'DeviceID', 'PNPClass', 'ConfigManagerErrorCode', 'Present' -OperationTimeoutSec 20 |
    Where-Object { $_.Present } |
    ForEach-Object {
        New-Object psobject -Property @{
            name       = $_.Name
            instanceId = $_.DeviceID
            class      = $_.PNPClass
            code       = [int64]$_.ConfigManagerErrorCode
            storage    = ($_.DeviceID -like 'USBSTOR\*')
        }
    })

# Type 2 of a drive is "removable".
$removableDrives = @(Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=2' -Property 'DeviceID', 'VolumeName', 'FileSystem' -OperationTimeoutSec 10 | ForEach-Object {
    New-Object psobject -Property @{
        drive      = $_.DeviceID
        label      = $_.VolumeName
        fileSystem = $_.FileSystem
    }
})

# Start type 4 of a driver is "disabled".
$storageDriver = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\USBSTOR' -ErrorAction SilentlyContinue
$storagePolicy = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\RemovableStorageDevices' -ErrorAction SilentlyContinue
$installPolicy = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\DeviceInstall\Restrictions' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    devices           = $devices
    removableDrives   = $removableDrives
    storageDriverOff  = ($storageDriver.Start -eq 4)
    storageDenied     = ($storagePolicy.Deny_All -eq 1)
    installRestricted = ($installPolicy.DenyRemovableDevices -eq 1 -or $installPolicy.DenyUnspecified -eq 1)
}
