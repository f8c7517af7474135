$m=Repair-WindowsImage -Online -CheckHealth -NoRestart -ErrorAction Stop
if(-not $m){throw 'no_result'}
New-Object psobject -Property @{state=[string]$m.ImageHealthState;restartNeeded=[bool]$m.RestartNeeded}
