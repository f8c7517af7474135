$u=@();$l=@()
try{$l=@(Get-BitLockerVolume -ErrorAction Stop|ForEach-Object{New-Object psobject -Property @{drive=[string]$_.MountPoint;protection=[string]$_.ProtectionStatus;volume=[string]$_.VolumeStatus;encryptedPct=[int]$_.EncryptionPercentage;protectors=@($_.KeyProtector|ForEach-Object{[string]$_.KeyProtectorType});shellCode=$null}})}catch{
 $u+="bitlocker:$($_.FullyQualifiedErrorId)"
 if([string]$ExecutionContext.SessionState.LanguageMode -eq 'FullLanguage'){$s=New-Object -ComObject Shell.Application;$l=@(Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID' -OperationTimeoutSec 10|ForEach-Object{$c=$null;try{$c=$s.NameSpace($_.DeviceID).Self.ExtendedProperty('System.Volume.BitLockerProtection')}catch{};New-Object psobject -Property @{drive=$_.DeviceID;protection=$null;volume=$null;encryptedPct=$null;protectors=@();shellCode=$c}})}
}
New-Object psobject -Property @{volumes=$l;unavailable=@($u)}
