$u=@();$s=$null;$c=$null
$d=Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID' -OperationTimeoutSec 10|Where-Object{$_.DeviceID.Substring(0,1) -eq $p.drive}
if(-not $d){throw 'drive_not_found'}
try{$s=[string](Repair-Volume -DriveLetter $p.drive -Scan -ErrorAction Stop)}catch{$u+="scan:$($_.FullyQualifiedErrorId)"}
if($p.mode -eq 'repair'){
 $m=Invoke-CimMethod -InputObject $d -MethodName Chkdsk -Arguments @{FixErrors=$true;ForceDismount=$false;RecoverBadSectors=$false;OKToRunAtBootUp=$true}
 $c=[int]$m.ReturnValue
}
New-Object psobject -Property @{drive=$p.drive;deviceId=$d.DeviceID;mode=$p.mode;scan=$s;repairCode=$c;repaired=$(if($null -ne $c){$c -eq 0}else{$null});scheduled=($c -eq 1);unavailable=@($u)}
