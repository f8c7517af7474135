$u=@()
$s=@(Get-CimInstance Win32_Process -Filter "Name='explorer.exe'" -Property 'SessionId' -OperationTimeoutSec 10|ForEach-Object{[int]$_.SessionId}|Sort-Object -Unique)
$me=[int](Get-Process -Id $PID).SessionId
$b=@(Get-CimInstance Win32_Battery -Property 'BatteryStatus','EstimatedChargeRemaining' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue)
$c=@('webcam','microphone'|ForEach-Object{$k="HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\CapabilityAccessManager\ConsentStore\$_";if(-not(Test-Path $k)){$u+="capability:$_"}else{Get-ChildItem $k,"$k\NonPackaged" -ErrorAction SilentlyContinue|Where-Object{$v=Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue;$v.LastUsedTimeStart -and $v.LastUsedTimeStop -eq 0}|ForEach-Object{$_.PSChildName}}})
New-Object psobject -Property @{otherSessions=@($s|Where-Object{$_ -ne $me});onBattery=[bool]@($b|Where-Object{1,4,5 -contains $_.BatteryStatus}).Count;batteryPct=$(if($b.Count){[int]$b[0].EstimatedChargeRemaining}else{$null});inCall=($c.Count -gt 0);remoteSession=($env:SESSIONNAME -like 'RDP-Tcp*');mediaApps=@($c|Sort-Object -Unique);unavailable=@($u)}
