$g=Get-Service -Name $p.name -ErrorAction Stop
if([string]$g.StartType -eq 'Disabled'){throw 'service_disabled'}
$d=@($g.DependentServices|Where-Object{[string]$_.Status -eq 'Running'}|ForEach-Object{$_.Name})
Restart-Service -Name $g.Name -Force -ErrorAction Stop
$d|ForEach-Object{Start-Service -Name $_ -ErrorAction SilentlyContinue}
Start-Sleep -Seconds 5
New-Object psobject -Property @{name=$g.Name;status=[string](Get-Service -Name $g.Name).Status;dependents=@($d|ForEach-Object{New-Object psobject -Property @{name=$_;status=[string](Get-Service -Name $_).Status}})}
