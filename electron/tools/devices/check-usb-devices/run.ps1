$l=@(Get-CimInstance Win32_PnPEntity -Filter "DeviceID LIKE 'USB%'" -Property 'Name','DeviceID','PNPClass','ConfigManagerErrorCode','Present' -OperationTimeoutSec 20|Where-Object{$_.Present}|ForEach-Object{New-Object psobject -Property @{name=$_.Name;instanceId=$_.DeviceID;class=$_.PNPClass;code=[int]$_.ConfigManagerErrorCode;storage=($_.DeviceID -like 'USBSTOR\*')}})
$s=(Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Services\USBSTOR' -ErrorAction SilentlyContinue).Start
$q=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\RemovableStorageDevices' -ErrorAction SilentlyContinue
$i=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\DeviceInstall\Restrictions' -ErrorAction SilentlyContinue
$v=@(Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=2' -Property 'DeviceID','VolumeName','FileSystem' -OperationTimeoutSec 10|ForEach-Object{New-Object psobject -Property @{drive=$_.DeviceID;label=$_.VolumeName;fileSystem=$_.FileSystem}})
New-Object psobject -Property @{devices=$l;removableDrives=$v;storageDriverOff=($s -eq 4);storageDenied=($q.Deny_All -eq 1);installRestricted=($i.DenyRemovableDevices -eq 1 -or $i.DenyUnspecified -eq 1)}
