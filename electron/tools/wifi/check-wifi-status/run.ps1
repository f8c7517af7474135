$c=@(Get-NetConnectionProfile -ErrorAction SilentlyContinue)
$w=@(Get-NetAdapter -Physical -ErrorAction SilentlyContinue|Where-Object{$_.NdisPhysicalMedium -eq 9}|Where-Object{$_.InterfaceOperationalStatus -eq 1})
New-Object psobject -Property @{profileName=$(if($w.Count){($c|Where-Object{$_.InterfaceIndex -eq $w[0].ifIndex}|Select-Object -First 1).Name}else{$null});service=[string](Get-Service -Name WlanSvc -ErrorAction SilentlyContinue).Status}
