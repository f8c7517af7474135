Start-Service -Name $r.name -ErrorAction SilentlyContinue
$r.dependents | ForEach-Object { Start-Service -Name $_.name -ErrorAction SilentlyContinue }

New-Object psobject -Property @{
    name   = $r.name
    status = [string](Get-Service -Name $r.name).Status
}
