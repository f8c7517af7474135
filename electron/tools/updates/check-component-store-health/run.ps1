# Only the mark that Windows keeps is read, in seconds: the scan of the files takes minutes and is part of the repair.
$image = Repair-WindowsImage -Online -CheckHealth -NoRestart -ErrorAction Stop
if (-not $image) { throw 'no_result' }

New-Object psobject -Property @{
    state         = [string]$image.ImageHealthState
    restartNeeded = [bool]$image.RestartNeeded
}
