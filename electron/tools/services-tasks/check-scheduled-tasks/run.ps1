$u=@();$n=[int]$p.max
$t=@(Get-ScheduledTask -ErrorAction SilentlyContinue|Where-Object{$p.includeWindows -or $_.TaskPath -notlike '\Microsoft\*'})
$l=@($t|Select-Object -First $n|ForEach-Object{$x=$_;$i=$null;try{$i=$x|Get-ScheduledTaskInfo -ErrorAction Stop}catch{$u+="info:$($_.FullyQualifiedErrorId)"}
New-Object psobject -Property @{name=$x.TaskName;path=$x.TaskPath;state=[string]$x.State;author=[string]$x.Author;programs=@($x.Actions|ForEach-Object{[string]$_.Execute}|Where-Object{$_});lastRunUtc=$(if($i -and $i.LastRunTime -and $i.LastRunTime.Year -gt 2000){$i.LastRunTime.ToUniversalTime().ToString('o')}else{$null});lastResult=$(if($i){[int64]$i.LastTaskResult}else{$null});missedRuns=$(if($i){[int]$i.NumberOfMissedRuns}else{$null});nextRunUtc=$(if($i -and $i.NextRunTime){$i.NextRunTime.ToUniversalTime().ToString('o')}else{$null})}})
New-Object psobject -Property @{total=$t.Count;tasks=$l;unavailable=@($u|Sort-Object -Unique)}
