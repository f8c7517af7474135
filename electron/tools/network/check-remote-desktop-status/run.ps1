$u=@();$b='HKLM:\SYSTEM\CurrentControlSet\Control\Terminal Server'
$d=(Get-ItemProperty $b).fDenyTSConnections
$q=(Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services' -ErrorAction SilentlyContinue).fDenyTSConnections
$w=Get-ItemProperty "$b\WinStations\RDP-Tcp" -ErrorAction SilentlyContinue
$port=$(if($w.PortNumber){[int]$w.PortNumber}else{3389})
$ed=(Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion').EditionID
$f=@(Get-NetFirewallRule -Group '@FirewallAPI.dll,-28752' -ErrorAction SilentlyContinue -ErrorVariable ev|Where-Object{[string]$_.Direction -eq 'Inbound'})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$f=$null}
$m=@();try{$m=@(Get-LocalGroupMember -SID 'S-1-5-32-555' -ErrorAction Stop|ForEach-Object{[string]$_.Name})}catch{$u+="members:$($_.FullyQualifiedErrorId)"}
$l=@(Get-NetTCPConnection -State Listen -ErrorAction SilentlyContinue -ErrorVariable ev|Where-Object{$_.LocalPort -eq $port})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$l=$null}
$sv=Get-Service -Name TermService -ErrorAction SilentlyContinue
New-Object psobject -Property @{edition=$ed;canHost=($ed -notlike 'Core*');allowed=$(if($null -ne $q){$q -eq 0}else{$d -eq 0});setByPolicy=($null -ne $q);nlaRequired=($w.UserAuthentication -eq 1);port=$port;service=$(if($sv){[string]$sv.Status}else{$null});listening=$(if($null -ne $l){$l.Count -gt 0}else{$null});firewallRules=$(if($null -ne $f){$f.Count}else{$null});firewallRulesOn=$(if($null -ne $f){@($f|Where-Object{[string]$_.Enabled -eq 'True'}).Count}else{$null});members=$m;thisSessionRemote=($env:SESSIONNAME -like 'RDP-Tcp*');unavailable=@($u)}
