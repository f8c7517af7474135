$w=@(Get-CimInstance Win32_Service -Property 'Name','DisplayName','State','StartMode','ExitCode','ProcessId','DelayedAutoStart','StartName' -OperationTimeoutSec 15)
if(-not $w.Count){throw 'no_services'}
$q=@($p.names|Where-Object{$_})
if($q.Count){$l=@($w|Where-Object{$q -contains $_.Name})}else{$l=@($w|Where-Object{$_.StartMode -eq 'Auto' -and $_.State -ne 'Running' -and -not(Test-Path "HKLM:\SYSTEM\CurrentControlSet\Services\$($_.Name)\TriggerInfo")})}
$o=@($l|ForEach-Object{$x=$_;$g=$null;if($q.Count){$g=Get-Service -Name $x.Name -ErrorAction SilentlyContinue};New-Object psobject -Property @{name=$x.Name;displayName=$x.DisplayName;state=$x.State;startMode=$x.StartMode;delayed=[bool]$x.DelayedAutoStart;exitCode=[int64]$x.ExitCode;pid=[int]$x.ProcessId;account=$x.StartName;requires=@($g.RequiredServices|Where-Object{$_}|ForEach-Object{$_.Name});runningDependents=@($g.DependentServices|Where-Object{$_ -and [string]$_.Status -eq 'Running'}|ForEach-Object{$_.Name})}})
$f=@($o|ForEach-Object{$_.name})
New-Object psobject -Property @{mode=$(if($q.Count){'named'}else{'failed_automatic'});services=$o;missing=@($q|Where-Object{$f -notcontains $_})}
