$x=@(Get-CimInstance Win32_Printer -Property 'DeviceID','Name' -OperationTimeoutSec 20|Where-Object{$_.Name -eq $p.name})
if(-not $x.Count){throw 'printer_not_found'}
$m=Invoke-CimMethod -InputObject $x[0] -MethodName Resume
@(Get-PrintJob -PrinterName $p.name -ErrorAction SilentlyContinue|Where-Object{([int]$_.JobStatus -band 1) -ne 0})|ForEach-Object{Resume-PrintJob -PrinterName $p.name -ID $_.Id -ErrorAction SilentlyContinue}
New-Object psobject -Property @{name=$p.name;code=[int]$m.ReturnValue}
