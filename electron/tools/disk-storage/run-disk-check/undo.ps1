if(-not $r.scheduled){throw 'nothing_planned'}
$m=Invoke-CimMethod -ClassName Win32_LogicalDisk -MethodName ExcludeFromAutochk -Arguments @{LogicalDisk=[string[]]@($r.deviceId)}
New-Object psobject -Property @{code=[int]$m.ReturnValue}
