$v=Get-Volume -DriveLetter $p.drive -ErrorAction Stop
$n=(Get-Partition -DriveLetter $p.drive -ErrorAction Stop).DiskNumber
$d=Get-PhysicalDisk -ErrorAction SilentlyContinue|Where-Object{$_.DeviceId -eq [string]$n}
$t=Get-Date
Optimize-Volume -DriveLetter $p.drive -ErrorAction Stop
New-Object psobject -Property @{drive=$p.drive;media=$(if($d){[string]$d.MediaType}else{$null});fileSystem=[string]$v.FileSystem;durationSec=[int]((Get-Date)-$t).TotalSeconds}
