Start-Service -Name W32Time -ErrorAction Stop
New-Object psobject -Property @{service=[string](Get-Service -Name W32Time).Status}
