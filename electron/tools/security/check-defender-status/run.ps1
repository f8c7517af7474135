$m=$null;$e=$null;$t=$null
try{$m=Get-MpComputerStatus -ErrorAction Stop}catch{$e=$_.FullyQualifiedErrorId}
if($m){try{$t=@(Get-MpThreat -ErrorAction Stop|Where-Object{$_.IsActive}).Count}catch{}}
$a=@(Get-CimInstance -Namespace root\SecurityCenter2 -ClassName AntiVirusProduct -Property 'displayName','productState' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue|ForEach-Object{New-Object psobject -Property @{name=$_.displayName;enabled=(($_.productState -band 0xF000) -eq 0x1000);upToDate=(($_.productState -band 0xFF) -eq 0)}})
New-Object psobject -Property @{mode=$m.AMRunningMode;realTime=$m.RealTimeProtectionEnabled;signatureAgeDays=$(if($m){[int]$m.AntivirusSignatureAge}else{$null});lastQuickScanUtc=$(if($m.QuickScanEndTime){$m.QuickScanEndTime.ToUniversalTime().ToString('o')}else{$null});lastFullScanUtc=$(if($m.FullScanEndTime){$m.FullScanEndTime.ToUniversalTime().ToString('o')}else{$null});tamperProtection=$m.IsTamperProtected;activeThreats=$t;products=$a;errorId=$e}
