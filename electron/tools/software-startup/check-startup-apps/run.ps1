$ev=@()
$h='\SOFTWARE\Microsoft\Windows\CurrentVersion'
$a="$h\Explorer\StartupApproved"
$l=@(foreach($s in @(@('user_run',"HKCU:$h\Run","HKCU:$a\Run"),@('machine_run',"HKLM:$h\Run","HKLM:$a\Run"),@('machine_run32','HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Run',"HKLM:$a\Run32"))){
 $i=Get-Item $s[1] -ErrorAction SilentlyContinue -ErrorVariable +ev;if(-not $i){continue}
 $v=Get-ItemProperty $s[1];$o=Get-ItemProperty $s[2] -ErrorAction SilentlyContinue -ErrorVariable +ev
 foreach($n in @($i.Property|Where-Object{$_ -and $_ -ne '(default)'})){$b=$null;if($o){$b=$o.$n};New-Object psobject -Property @{name=$n;command=[string]$v.$n;source=$s[0];enabled=$(if($b){($b[0] -band 1) -eq 0}else{$true})}}})
$l+=@(foreach($s in @(@('user_folder',(Join-Path $env:APPDATA 'Microsoft\Windows\Start Menu\Programs\Startup'),"HKCU:$a\StartupFolder"),@('machine_folder',(Join-Path $env:ProgramData 'Microsoft\Windows\Start Menu\Programs\Startup'),"HKLM:$a\StartupFolder"))){
 $o=Get-ItemProperty $s[2] -ErrorAction SilentlyContinue -ErrorVariable +ev
 foreach($f in @(Get-ChildItem -LiteralPath $s[1] -File -ErrorAction SilentlyContinue -ErrorVariable +ev|Where-Object{$_.Name -ne 'desktop.ini'})){$n=$f.Name;$b=$null;if($o){$b=$o.$n};New-Object psobject -Property @{name=$n;command=$f.FullName;source=$s[0];enabled=$(if($b){($b[0] -band 1) -eq 0}else{$true})}}})
New-Object psobject -Property @{apps=$l;enabledCount=$(if(-not @($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){@($l|Where-Object{$_.enabled}).Count}else{$null})}
