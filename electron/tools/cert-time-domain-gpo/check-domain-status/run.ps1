$c=Get-CimInstance Win32_ComputerSystem -Property 'PartOfDomain','Domain' -OperationTimeoutSec 10
New-Object psobject -Property @{domain=$(if($c.PartOfDomain){$c.Domain}else{$null});logonServer=[string]$env:LOGONSERVER;netlogon=[string](Get-Service -Name Netlogon -ErrorAction SilentlyContinue).Status}
