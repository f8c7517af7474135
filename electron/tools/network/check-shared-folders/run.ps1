$m=@(Get-SmbMapping -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{drive=$_.LocalPath;path=$_.RemotePath;status=[string]$_.Status}})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$m=$null}
$w=Get-Service -Name LanmanWorkstation -ErrorAction SilentlyContinue
$g=@(Get-ChildItem 'HKCU:\Network' -ErrorAction SilentlyContinue|ForEach-Object{$n=$_.PSChildName;New-Object psobject -Property @{drive=$n;path=(Get-ItemProperty -LiteralPath $_.PSPath).RemotePath;connected=$(if($null -ne $m){[bool]@($m|Where-Object{$_.drive -and $_.drive.Substring(0,1) -eq $n}).Count}else{$null})}})
New-Object psobject -Property @{drives=$m;remembered=$g;workstation=$(if($w){[string]$w.Status}else{$null})}
