$system = Get-CimInstance Win32_OperatingSystem -Property 'LastBootUpTime', 'LocalDateTime' -OperationTimeoutSec 10
if (-not $system.LastBootUpTime) { throw 'no_boot_time' }

# With Fast Startup, "Shut down" keeps the kernel: the event says what kind of start the last one was.
$filter = @{
    LogName      = 'System'
    ProviderName = 'Microsoft-Windows-Kernel-Boot'
    Id           = 27
}
$startEvent = Get-WinEvent -FilterHashtable $filter -MaxEvents 1 -ErrorAction SilentlyContinue
$bootType = $null
if ($startEvent) { $bootType = [int64]$startEvent.Properties[0].Value }

$power = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager\Power' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    lastBootUtc  = $system.LastBootUpTime.ToUniversalTime().ToString('o')
    uptimeSec    = [int64]($system.LocalDateTime - $system.LastBootUpTime).TotalSeconds
    fastStartup  = ($power.HiberbootEnabled -eq 1)
    lastBootType = $bootType
}
