$u=@()
$b=@(Get-CimInstance Win32_Battery -Property 'EstimatedChargeRemaining','BatteryStatus','EstimatedRunTime','DeviceID' -OperationTimeoutSec 10|ForEach-Object{New-Object psobject -Property @{chargePct=[int]$_.EstimatedChargeRemaining;status=[int]$_.BatteryStatus;runMin=$(if($_.EstimatedRunTime -and $_.EstimatedRunTime -lt 71582788){[int]$_.EstimatedRunTime}else{$null})}})
$f=@(Get-CimInstance -Namespace root\wmi -ClassName BatteryFullChargedCapacity -OperationTimeoutSec 10 -ErrorAction SilentlyContinue|ForEach-Object{[int64]$_.FullChargedCapacity})
$d=@(Get-WmiObject -Namespace root\wmi -Class BatteryStaticData -ErrorAction SilentlyContinue|ForEach-Object{[int64]$_.DesignedCapacity})
$c=@(Get-CimInstance -Namespace root\wmi -ClassName BatteryCycleCount -OperationTimeoutSec 10 -ErrorAction SilentlyContinue|ForEach-Object{[int]$_.CycleCount})
if($b.Count -and -not $f.Count){$u+='full_capacity'}
if($b.Count -and -not $d.Count){$u+='design_capacity'}
New-Object psobject -Property @{present=($b.Count -gt 0);batteries=$b;fullmWh=$f;designmWh=$d;cycles=$c;healthPct=$(if($f.Count -and $d.Count -and $d[0] -gt 0){100*$f[0]/$d[0]}else{$null});unavailable=@($u)}
