$u=@();$s=$null
$v=Get-Volume -DriveLetter $p.drive -ErrorAction Stop
$w=Get-CimInstance Win32_Volume -Property 'DriveLetter','DirtyBitSet' -OperationTimeoutSec 20 -ErrorAction SilentlyContinue|Where-Object{$_.DriveLetter -and $_.DriveLetter.Substring(0,1) -eq $p.drive}
try{$s=[string](Repair-Volume -DriveLetter $p.drive -Scan -ErrorAction Stop)}catch{$u+="scan:$($_.FullyQualifiedErrorId)"}
$b=@((Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager').BootExecute|Where-Object{$_ -like 'autocheck *' -and $_ -ne 'autocheck autochk *'})
New-Object psobject -Property @{drive=$p.drive;health=[string]$v.HealthStatus;states=@($v.OperationalStatus|ForEach-Object{[string]$_});scan=$s;dirty=$(if($w){[bool]$w.DirtyBitSet}else{$null});checkScheduled=($b.Count -gt 0);bootChecks=$b;unavailable=@($u)}
