$found = @(Get-NetAdapter -ErrorAction Stop | Where-Object { $_.Name -eq $r.name })
if (-not $found.Count) { throw 'adapter_not_found' }
$found | Enable-NetAdapter -Confirm:$false -ErrorAction Stop

New-Object psobject -Property @{
    name = $r.name
}
