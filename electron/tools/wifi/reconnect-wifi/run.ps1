Start-Sleep -Seconds 8
$networks = @(Get-NetConnectionProfile -ErrorAction SilentlyContinue)
$joined = @($networks | Where-Object { $_.InterfaceAlias -eq $p.adapter })
$networkName = $null
if ($joined.Count) { $networkName = $joined[0].Name }

New-Object psobject -Property @{
    connected   = ($joined.Count -gt 0)
    networkName = $networkName
}
