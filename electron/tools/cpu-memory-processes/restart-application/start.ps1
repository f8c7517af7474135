Wait-Process -Id $p.pid -Timeout 15 -ErrorAction SilentlyContinue

$forced = $false
if (Get-Process -Id $p.pid -ErrorAction SilentlyContinue) {
    if (-not $p.force) { throw 'still_open' }
    Stop-Process -Id $p.pid -Force -ErrorAction Stop
    $forced = $true
}

# Command line arguments of the old process are not repeated: they can contain passwords.
$started = Start-Process -FilePath $s.verify.path -PassThru

New-Object psobject -Property @{
    oldPid = [int]$p.pid
    newPid = [int]$started.Id
    path   = $s.verify.path
    name   = $s.verify.name
    forced = $forced
}
