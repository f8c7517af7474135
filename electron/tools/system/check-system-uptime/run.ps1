$o=Get-CimInstance Win32_OperatingSystem -Property 'LastBootUpTime','LocalDateTime' -OperationTimeoutSec 10
if(-not $o.LastBootUpTime){throw 'no_boot_time'}
$e=Get-WinEvent -FilterHashtable @{LogName='System';ProviderName='Microsoft-Windows-Kernel-Boot';Id=27} -MaxEvents 1 -ErrorAction SilentlyContinue
$h=(Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager\Power' -ErrorAction SilentlyContinue).HiberbootEnabled
New-Object psobject -Property @{lastBootUtc=$o.LastBootUpTime.ToUniversalTime().ToString('o');uptimeSec=[int64]($o.LocalDateTime-$o.LastBootUpTime).TotalSeconds;fastStartup=($h -eq 1);lastBootType=$(if($e){[int]$e.Properties[0].Value}else{$null})}
