$q=Get-Process -Id $p.pid -ErrorAction Stop
if(-not $q.StartTime){throw 'start_time_unknown'}
$t=([datetime]$p.startedUtc).ToUniversalTime()
$x=($q.StartTime.ToUniversalTime()-$t).TotalSeconds
if($x -gt 1 -or $x -lt -1){throw 'pid_reused'}
if(-not $q.Path){throw 'path_unknown'}
New-Object psobject -Property @{path=$q.Path;name=$q.ProcessName}
