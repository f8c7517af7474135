$service = Get-Service -Name $r.name -ErrorAction Stop
Start-Service -Name $service.Name -ErrorAction SilentlyContinue

# Only what Windows says depends on it, whatever the record names.
$ran = @($r.dependents | ForEach-Object { $_.name })
$service.DependentServices | Where-Object { $ran -contains $_.Name } |
    ForEach-Object { Start-Service -Name (ConvertTo-NamePattern $_.Name) -ErrorAction SilentlyContinue }

New-Object psobject -Property @{
    name   = $service.Name
    status = [string](Get-Service -Name $service.Name).Status
}
