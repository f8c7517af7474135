$q=[string](Get-ItemProperty 'HKLM:\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters').DataBasePath
$d=Join-Path $env:SystemRoot 'System32\drivers\etc'
$f=Join-Path $(if($q){$q}else{$d}) 'hosts'
$i=Get-Item -LiteralPath $f -Force -ErrorAction SilentlyContinue
$l=@(Get-Content -LiteralPath $f -ErrorAction SilentlyContinue|Where-Object{$_ -match '^\s*([0-9a-fA-F:.]+)\s+([^#]+)'}|Select-Object -First 500|ForEach-Object{$null=$_ -match '^\s*([0-9a-fA-F:.]+)\s+([^#]+)';New-Object psobject -Property @{ip=$matches[1];names=@($matches[2].Trim() -split '\s+')}})
New-Object psobject -Property @{path=$f;exists=[bool]$i;defaultPlace=(-not $q -or $q.TrimEnd('\') -eq $d);bytes=$(if($i){[int64]$i.Length}else{$null});modifiedUtc=$(if($i){$i.LastWriteTimeUtc.ToString('o')}else{$null});readOnly=$(if($i){[bool]$i.IsReadOnly}else{$null});entries=$l;realEntries=@($l|Where-Object{$_.names -notcontains 'localhost'}).Count}
