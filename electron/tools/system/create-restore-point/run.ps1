$b=@(Get-ComputerRestorePoint -ErrorAction SilentlyContinue|Sort-Object SequenceNumber|Select-Object -Last 1)
Checkpoint-Computer -Description $p.description -RestorePointType MODIFY_SETTINGS -ErrorAction Stop -WarningAction SilentlyContinue
$a=@(Get-ComputerRestorePoint -ErrorAction Stop|Sort-Object SequenceNumber|Select-Object -Last 1)
$o=$(if($b.Count){[int64]$b[0].SequenceNumber}else{[int64]0});$n=$(if($a.Count){[int64]$a[0].SequenceNumber}else{[int64]0})
New-Object psobject -Property @{created=($n -gt $o);sequence=$n;previousSequence=$o;description=$(if($a.Count){[string]$a[0].Description}else{$null})}
