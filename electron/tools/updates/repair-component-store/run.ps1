$a=@{Online=$true;RestoreHealth=$true;NoRestart=$true}
if($p.source){$a.Source=$p.source;$a.LimitAccess=$true}
$m=Repair-WindowsImage @a -ErrorAction Stop
if(-not $m){throw 'no_result'}
New-Object psobject -Property @{state=[string]$m.ImageHealthState;restartNeeded=[bool]$m.RestartNeeded}
