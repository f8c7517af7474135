$oldPath = $null
$existing = @(Get-SmbMapping -LocalPath $p.drive -ErrorAction SilentlyContinue)
if ($existing.Count) {
    $oldPath = $existing[0].RemotePath
    if ($oldPath -eq $p.path -and [string]$existing[0].Status -eq 'OK') {
        return (New-Object psobject -Property @{
            drive   = $p.drive
            path    = $p.path
            oldPath = $oldPath
            status  = 'OK'
            changed = $false
        })
    }
    if (-not $p.replace -and $oldPath -ne $p.path) { throw 'drive_in_use' }
    Remove-SmbMapping -LocalPath $p.drive -Force -UpdateProfile -Confirm:$false -ErrorAction Stop
}

try {
    $null = New-SmbMapping -LocalPath $p.drive -RemotePath $p.path -Persistent ([bool]$p.persistent) -ErrorAction Stop
}
catch {
    # The letter has to be free before the new folder can refuse: the drive that was there comes back.
    if ($oldPath) {
        $null = New-SmbMapping -LocalPath $p.drive -RemotePath $oldPath -Persistent $true -ErrorAction SilentlyContinue
    }
    throw
}
$mapping = Get-SmbMapping -LocalPath $p.drive -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    drive   = $p.drive
    path    = $p.path
    oldPath = $oldPath
    status  = [string]$mapping.Status
    changed = $true
}
