Remove-SmbMapping -LocalPath $r.drive -Force -UpdateProfile -Confirm:$false -ErrorAction Stop

# A connection that was only made again has no older one behind it.
if ($r.oldPath -and $r.oldPath -ne $r.path) {
    $null = New-SmbMapping -LocalPath $r.drive -RemotePath $r.oldPath -Persistent ($r.oldPersistent -ne $false) -ErrorAction Stop
}

New-Object psobject -Property @{
    drive = $r.drive
}
