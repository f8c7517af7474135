$oldPath = $null
# A drive that Windows connects at every sign-in has a key of its own.
$letter = $p.drive.Substring(0, 1)
$oldPersistent = (@(Get-ChildItem -LiteralPath 'HKCU:\Network' -ErrorAction SilentlyContinue | Where-Object { $_.PSChildName -eq $letter }).Count -gt 0)
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
            oldPersistent = $oldPersistent
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
        $null = New-SmbMapping -LocalPath $p.drive -RemotePath $oldPath -Persistent $oldPersistent -ErrorAction SilentlyContinue
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
    oldPersistent = $oldPersistent
}
