$e=$null
$g=Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID','FreeSpace' -OperationTimeoutSec 10|Where-Object{$_.DeviceID.Substring(0,1) -eq $p.drive}
try{Clear-RecycleBin -DriveLetter $p.drive -Force -ErrorAction Stop}catch{$e=$_.FullyQualifiedErrorId}
$h=Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID','FreeSpace' -OperationTimeoutSec 10|Where-Object{$_.DeviceID.Substring(0,1) -eq $p.drive}
New-Object psobject -Property @{drive=$p.drive;freedBytes=[int64]$h.FreeSpace-[int64]$g.FreeSpace;errorId=$e}
