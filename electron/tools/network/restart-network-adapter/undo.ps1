Enable-NetAdapter -Name $r.name -Confirm:$false -ErrorAction Stop

New-Object psobject -Property @{
    name = $r.name
}
