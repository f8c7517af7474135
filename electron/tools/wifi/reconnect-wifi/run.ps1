Start-Sleep -Seconds 8
$c=@(Get-NetConnectionProfile -ErrorAction SilentlyContinue|Where-Object{$_.InterfaceAlias -eq $p.adapter})
New-Object psobject -Property @{connected=($c.Count -gt 0);networkName=$(if($c.Count){$c[0].Name}else{$null})}
