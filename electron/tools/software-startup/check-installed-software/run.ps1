$u=0;$q=[string]$p.contains
$l=@(foreach($k in @(Get-ChildItem 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall','HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Uninstall','HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall' -ErrorAction SilentlyContinue -ErrorVariable ev)){
 $i=$null;try{$i=Get-ItemProperty -LiteralPath $k.PSPath -ErrorAction Stop}catch{$u++;continue}
 if(-not $i.DisplayName -or $i.SystemComponent -eq 1 -or $i.ParentKeyName){continue}
 if($q -and -not ([string]$i.DisplayName).ToLower().Contains($q.ToLower())){continue}
 New-Object psobject -Property @{name=[string]$i.DisplayName;version=[string]$i.DisplayVersion;publisher=[string]$i.Publisher;installDate=[string]$i.InstallDate;sizeKB=$(if($i.EstimatedSize -is [int]){[int64]$i.EstimatedSize}else{$null});scope=$(if($k.Name -like 'HKEY_CURRENT_USER*'){'user'}else{'machine'})}})
$u+=@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count
$a=@($l|Sort-Object name|Select-Object -First 500);if($u -and -not $l.Count){$a=$null}
New-Object psobject -Property @{total=$(if($null -ne $a){$l.Count}else{$null});apps=$a;unreadable=$u}
