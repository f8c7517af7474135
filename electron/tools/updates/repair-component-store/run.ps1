$options = @{
    Online        = $true
    RestoreHealth = $true
    NoRestart     = $true
}
if ($p.source) {
    $options.Source = $p.source
    $options.LimitAccess = $true
}

$failure = $null
try {
    $image = Repair-WindowsImage @options -ErrorAction Stop
}
catch {
    # Without good files to take from, the repair throws. The state is read all the same: it is worse than before or equal.
    $failure = '0x{0:x8}' -f $_.Exception.HResult
    $image = Repair-WindowsImage -Online -CheckHealth -NoRestart -ErrorAction Stop
}
if (-not $image) { throw 'no_result' }

New-Object psobject -Property @{
    state         = [string]$image.ImageHealthState
    restartNeeded = [bool]$image.RestartNeeded
    failure       = $failure
}
