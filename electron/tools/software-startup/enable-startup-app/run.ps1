$h='HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved'
$k=$(if($p.source -eq 'user_folder'){"$h\StartupFolder"}else{"$h\Run"})
$n=$p.name
if(-not(Test-Path $k)){$null=New-Item -Path $k -Force}
$old=(Get-ItemProperty -Path $k -ErrorAction SilentlyContinue).$n
Set-ItemProperty -Path $k -Name $n -Value ([byte[]](2,0,0,0,0,0,0,0,0,0,0,0)) -Type Binary -ErrorAction Stop
New-Object psobject -Property @{name=$n;key=$k;hadValue=($null -ne $old);oldBytes=@($old|Where-Object{$null -ne $_}|ForEach-Object{[int]$_})}
