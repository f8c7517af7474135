$o=$null
$x=@(Get-SmbMapping -LocalPath $p.drive -ErrorAction SilentlyContinue)
if($x.Count){$o=$x[0].RemotePath;if($o -eq $p.path -and [string]$x[0].Status -eq 'OK'){New-Object psobject -Property @{drive=$p.drive;path=$p.path;oldPath=$o;status='OK';changed=$false};return}
 if(-not $p.replace -and $o -ne $p.path){throw 'drive_in_use'}
 Remove-SmbMapping -LocalPath $p.drive -Force -UpdateProfile -Confirm:$false -ErrorAction Stop}
$null=New-SmbMapping -LocalPath $p.drive -RemotePath $p.path -Persistent ([bool]$p.persistent) -ErrorAction Stop
New-Object psobject -Property @{drive=$p.drive;path=$p.path;oldPath=$o;status=[string](Get-SmbMapping -LocalPath $p.drive -ErrorAction SilentlyContinue).Status;changed=$true}
