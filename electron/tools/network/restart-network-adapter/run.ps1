# As an object: a name with brackets would be read as a pattern.
$found = @(Get-NetAdapter -ErrorAction Stop | Where-Object { $_.Name -eq $p.name })
if (-not $found.Count) { throw 'adapter_not_found' }
$found | Restart-NetAdapter -Confirm:$false -ErrorAction Stop
Start-Sleep -Seconds 8
$adapter = Get-NetAdapter -ErrorAction Stop | Where-Object { $_.Name -eq $p.name } | Select-Object -First 1

# A restart can leave a slow driver switched off.
if ($adapter.InterfaceAdminStatus -eq 2) {
    $adapter | Enable-NetAdapter -Confirm:$false -ErrorAction Stop
    Start-Sleep -Seconds 5
    $adapter = Get-NetAdapter | Where-Object { $_.Name -eq $p.name } | Select-Object -First 1
}

New-Object psobject -Property @{
    name      = $p.name
    up        = ($adapter.InterfaceOperationalStatus -eq 1)
    disabled  = ($adapter.InterfaceAdminStatus -eq 2)
    linkSpeed = [string]$adapter.LinkSpeed
}
