$p1=Get-ItemProperty 'HKCU:\Software\Microsoft\Windows\CurrentVersion\PushNotifications' -ErrorAction SilentlyContinue
$k='HKCU:\Software\Microsoft\Windows\CurrentVersion\Notifications\Settings'
$n=Get-ItemProperty $k -ErrorAction SilentlyContinue
$q=@(Get-ItemProperty 'HKCU:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\PushNotifications','HKLM:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\PushNotifications' -ErrorAction SilentlyContinue)
$o=@(Get-ChildItem $k -ErrorAction SilentlyContinue|Where-Object{(Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue).Enabled -eq 0}|Select-Object -First 100|ForEach-Object{$_.PSChildName})
$g=@(Get-Service -Name 'WpnUserService_*' -ErrorAction SilentlyContinue)
New-Object psobject -Property @{notificationsOn=$(if($null -ne $p1.ToastEnabled){$p1.ToastEnabled -ne 0}elseif($null -ne $n.NOC_GLOBAL_SETTING_TOASTS_ENABLED){$n.NOC_GLOBAL_SETTING_TOASTS_ENABLED -ne 0}else{$true});soundsOn=$(if($null -ne $n.NOC_GLOBAL_SETTING_ALLOW_NOTIFICATION_SOUND){$n.NOC_GLOBAL_SETTING_ALLOW_NOTIFICATION_SOUND -ne 0}else{$true});blockedByPolicy=(@($q|Where-Object{$_.NoToastApplicationNotification -eq 1}).Count -gt 0);appsOff=$o;service=$(if($g.Count){[string]$g[0].Status}else{$null})}
