$n=$r.name
if($r.hadValue){Set-ItemProperty -Path $r.key -Name $n -Value ([byte[]]@($r.oldBytes)) -Type Binary -ErrorAction Stop}else{Remove-ItemProperty -LiteralPath $r.key -Name $n -ErrorAction Stop}
New-Object psobject -Property @{name=$n}
