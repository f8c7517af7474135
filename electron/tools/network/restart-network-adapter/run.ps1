Restart-NetAdapter -Name $p.name -Confirm:$false -ErrorAction Stop
Start-Sleep -Seconds 8
$adapter = Get-NetAdapter -Name $p.name -ErrorAction Stop

# A restart can leave a slow driver switched off.
if ($adapter.InterfaceAdminStatus -eq 2) {
    Enable-NetAdapter -Name $p.name -Confirm:$false -ErrorAction Stop
    Start-Sleep -Seconds 5
    $adapter = Get-NetAdapter -Name $p.name
}

New-Object psobject -Property @{
    name      = $adapter.Name
    up        = ($adapter.InterfaceOperationalStatus -eq 1)
    disabled  = ($adapter.InterfaceAdminStatus -eq 2)
    linkSpeed = [string]$adapter.LinkSpeed
}
