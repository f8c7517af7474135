$service = Get-Service -Name 'Spooler' -ErrorAction SilentlyContinue
$spooler = $null
$printers = $null
$waitingJobs = $null
if ($service) {
    $spooler = [string]$service.Status
    $printers = @()
}

# While the print service is down its classes answer nothing, which would look like "no printer".
if ($spooler -eq 'Running') {
    $ports = @{}
    Get-CimInstance Win32_TCPIPPrinterPort -Property 'Name', 'HostAddress', 'PortNumber' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue |
        ForEach-Object { $ports[$_.Name] = $_ }

    $jobs = @(Get-CimInstance Win32_PrintJob -Property 'JobId' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue -ErrorVariable jobErrors)
    if (-not $jobErrors.Count) { $waitingJobs = $jobs.Count }

    $properties = 'Name', 'Default', 'WorkOffline', 'PrinterStatus', 'ExtendedPrinterStatus', 'DetectedErrorState', 'PortName', 'DriverName', 'Network'
    $printers = @(Get-CimInstance Win32_Printer -Property $properties -OperationTimeoutSec 20 | ForEach-Object {
        $tcpPort = $ports[[string]$_.PortName]
        $portHost = $null
        $portNumber = $null
        if ($tcpPort) {
            $portHost = $tcpPort.HostAddress
            $portNumber = [int64]$tcpPort.PortNumber
        }
        New-Object psobject -Property @{
            name        = $_.Name
            isDefault   = [bool]$_.Default
            workOffline = [bool]$_.WorkOffline
            status      = [int64]$_.PrinterStatus
            # 8 of the extended status is "paused"; the plain status has no such number.
            paused      = ($_.ExtendedPrinterStatus -eq 8)
            errorState  = [int64]$_.DetectedErrorState
            port        = $_.PortName
            portHost    = $portHost
            portNumber  = $portNumber
            driver      = $_.DriverName
            network     = [bool]$_.Network
        }
    })
}

# 1 = the person picks the default printer; missing or 0 = Windows takes the one used last.
$windowsKey = 'HKCU:\Software\Microsoft\Windows NT\CurrentVersion\Windows'
$defaultMode = (Get-ItemProperty -LiteralPath $windowsKey -ErrorAction SilentlyContinue).LegacyDefaultPrinterMode

New-Object psobject -Property @{
    spooler             = $spooler
    windowsPicksDefault = ($defaultMode -ne 1)
    waitingJobs         = $waitingJobs
    printers            = $printers
}
