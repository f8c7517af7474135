$a=@(Get-AppxPackage -Name $p.name -ErrorAction Stop)
if(-not $a.Count){throw 'package_not_found'}
Add-AppxPackage -DisableDevelopmentMode -Register (Join-Path $a[0].InstallLocation 'AppxManifest.xml') -ErrorAction Stop
$b=@(Get-AppxPackage -Name $p.name)
New-Object psobject -Property @{name=$p.name;version=$(if($b.Count){[string]$b[0].Version}else{$null});status=$(if($b.Count){[string]$b[0].Status}else{$null})}
