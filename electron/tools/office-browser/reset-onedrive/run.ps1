Start-Sleep -Seconds 20
New-Object psobject -Property @{running=[bool](Get-Process -Name OneDrive -ErrorAction SilentlyContinue)}
