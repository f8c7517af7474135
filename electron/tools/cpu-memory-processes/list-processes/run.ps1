$l=@(Get-CimInstance Win32_Process -Property 'ProcessId','ParentProcessId','Name','ExecutablePath','CreationDate','WorkingSetSize','SessionId' -OperationTimeoutSec 15|Where-Object{-not $p.name -or $_.Name -eq $p.name})
if(-not $l.Count -and -not $p.name){throw 'no_processes'}
$t=@($l|Sort-Object WorkingSetSize -Descending|Select-Object -First ([int]$p.top)|ForEach-Object{New-Object psobject -Property @{pid=[int]$_.ProcessId;parentPid=[int]$_.ParentProcessId;name=$_.Name;path=$_.ExecutablePath;startedUtc=$(if($_.CreationDate){$_.CreationDate.ToUniversalTime().ToString('o')}else{$null});workingSetBytes=[int64]$_.WorkingSetSize;session=[int]$_.SessionId}})
New-Object psobject -Property @{total=$l.Count;processes=$t}
