$u=@();$l=$null
$c=Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion\SystemRestore' -ErrorAction SilentlyContinue
$pol=(Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\SystemRestore' -ErrorAction SilentlyContinue).DisableSR
try{$l=@(Get-ComputerRestorePoint -ErrorAction Stop|ForEach-Object{New-Object psobject -Property @{sequence=[int64]$_.SequenceNumber;description=[string]$_.Description;createdDmtf=[string]$_.CreationTime}})}catch{$u+="restore_points:$($_.FullyQualifiedErrorId)"}
New-Object psobject -Property @{protectionOn=$(if($c){$c.RPSessionInterval -eq 1}else{$null});disabledByPolicy=($pol -eq 1);points=$l;newestSequence=$(if($l){[int64]($l|ForEach-Object{$_.sequence}|Measure-Object -Maximum).Maximum}else{$null});unavailable=@($u)}
