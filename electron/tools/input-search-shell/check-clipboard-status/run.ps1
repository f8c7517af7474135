$s=(Get-Process -Id $PID).SessionId
$g=@(Get-Service -Name 'cbdhsvc_*' -ErrorAction SilentlyContinue)
$q=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\System' -ErrorAction SilentlyContinue
$c=Get-ItemProperty 'HKCU:\Software\Microsoft\Clipboard' -ErrorAction SilentlyContinue
$t=Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services' -ErrorAction SilentlyContinue
New-Object psobject -Property @{historyOn=($c.EnableClipboardHistory -eq 1);historyBlocked=($q.AllowClipboardHistory -eq 0 -and $null -ne $q.AllowClipboardHistory);syncBlocked=($q.AllowCrossDeviceClipboard -eq 0 -and $null -ne $q.AllowCrossDeviceClipboard);service=$(if($g.Count){[string]$g[0].Status}else{$null});remoteSession=($env:SESSIONNAME -like 'RDP-Tcp*');remoteClipRunning=[bool](Get-Process -Name rdpclip -ErrorAction SilentlyContinue|Where-Object{$_.SessionId -eq $s});remoteClipBlocked=($t.fDisableClip -eq 1)}
