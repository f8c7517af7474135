$n=(Get-Date).AddDays([int]$p.days);$now=Get-Date
$l=@(Get-ChildItem 'Cert:\CurrentUser\My','Cert:\LocalMachine\My' -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{New-Object psobject -Property @{subject=$_.Subject;issuer=$_.Issuer;thumbprint=$_.Thumbprint;hasPrivateKey=[bool]$_.HasPrivateKey;selfSigned=($_.Subject -eq $_.Issuer);notBeforeUtc=$_.NotBefore.ToUniversalTime().ToString('o');notAfterUtc=$_.NotAfter.ToUniversalTime().ToString('o');expired=($_.NotAfter -lt $now);soon=($_.NotAfter -ge $now -and $_.NotAfter -lt $n);store=$(if($_.PSParentPath -like '*CurrentUser*'){'user'}else{'machine'})}})
$bad=(-not $l.Count -and @($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count)
$i=@($l|Where-Object{$_.expired -or $_.soon});if($bad){$i=$null}
New-Object psobject -Property @{total=$(if(-not $bad){$l.Count}else{$null});listed=$i;valid=$(if(-not $bad){@($l|Where-Object{-not $_.expired}).Count}else{$null})}
