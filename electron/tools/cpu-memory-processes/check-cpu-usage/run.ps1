$null=Get-CimInstance Win32_PerfFormattedData_PerfProc_Process -Property Name -OperationTimeoutSec 15
Start-Sleep -Milliseconds 1500
$c=Get-CimInstance Win32_PerfFormattedData_PerfOS_Processor -Filter "Name='_Total'" -Property 'PercentProcessorTime','PercentPrivilegedTime' -OperationTimeoutSec 15
$q=Get-CimInstance Win32_PerfFormattedData_PerfOS_System -Property ProcessorQueueLength -OperationTimeoutSec 15
$n=[int]$env:NUMBER_OF_PROCESSORS
$t=@(Get-CimInstance Win32_PerfFormattedData_PerfProc_Process -Property 'Name','IDProcess','PercentProcessorTime' -OperationTimeoutSec 15|Where-Object{$_.IDProcess -ne 0}|Sort-Object PercentProcessorTime -Descending|Select-Object -First 10|ForEach-Object{New-Object psobject -Property @{pid=[int]$_.IDProcess;name=$_.Name;pct=$_.PercentProcessorTime/$n}})
New-Object psobject -Property @{totalPct=$(if($c){[int]$c.PercentProcessorTime}else{$null});kernelPct=$(if($c){[int]$c.PercentPrivilegedTime}else{$null});queueLength=$(if($q){[int]$q.ProcessorQueueLength}else{$null});cores=$n;top=$t}
