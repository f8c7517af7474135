Restart-NetAdapter -Name $p.name -Confirm:$false -ErrorAction Stop
Start-Sleep -Seconds 8
$a=Get-NetAdapter -Name $p.name -ErrorAction Stop
if($a.InterfaceAdminStatus -eq 2){Enable-NetAdapter -Name $p.name -Confirm:$false -ErrorAction Stop;Start-Sleep -Seconds 5;$a=Get-NetAdapter -Name $p.name}
New-Object psobject -Property @{name=$a.Name;up=($a.InterfaceOperationalStatus -eq 1);disabled=($a.InterfaceAdminStatus -eq 2);linkSpeed=[string]$a.LinkSpeed}
