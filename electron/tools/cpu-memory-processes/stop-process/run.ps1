$q=Get-Process -Id $p.pid -ErrorAction Stop
if(-not $q.StartTime){throw 'start_time_unknown'}
$t=([datetime]$p.startedUtc).ToUniversalTime()
$x=($q.StartTime.ToUniversalTime()-$t).TotalSeconds
if($x -gt 1 -or $x -lt -1){throw 'pid_reused'}
$f=$q.Path
$n=$q.ProcessName
Stop-Process -Id $p.pid -Force -ErrorAction Stop
Start-Sleep -Seconds 2
New-Object psobject -Property @{pid=[int]$p.pid;name=$n;path=$f;gone=(-not(Get-Process -Id $p.pid -ErrorAction SilentlyContinue))}
