$b=@(Get-DnsClientCache -ErrorAction SilentlyContinue).Count
Clear-DnsClientCache -ErrorAction Stop
New-Object psobject -Property @{before=$b;after=@(Get-DnsClientCache -ErrorAction SilentlyContinue).Count}
