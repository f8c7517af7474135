Remove-SmbMapping -LocalPath $r.drive -Force -UpdateProfile -Confirm:$false -ErrorAction Stop
if($r.oldPath -and $r.oldPath -ne $r.path){$null=New-SmbMapping -LocalPath $r.drive -RemotePath $r.oldPath -Persistent $true -ErrorAction Stop}
New-Object psobject -Property @{drive=$r.drive}
