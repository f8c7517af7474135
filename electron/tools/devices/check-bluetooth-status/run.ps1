$unavailable = @()

$all = @(Get-CimInstance Win32_PnPEntity -Filter "PNPClass='Bluetooth'" -Property 'Name', 'DeviceID', 'ConfigManagerErrorCode', 'Present' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue -ErrorVariable readErrors)

# Ids of paired devices begin with BTH, those of helpers of Windows with SWD; what is left is a radio.
$radios = @($all | Where-Object { $_.Present -and $_.DeviceID -notlike 'BTH*' -and $_.DeviceID -notlike 'SWD\*' })
$adapters = @($radios | ForEach-Object {
    New-Object psobject -Property @{
        name       = $_.Name
        instanceId = $_.DeviceID
        code       = [int64]$_.ConfigManagerErrorCode
    }
})

# Whether it is connected, and the charge of its battery: keys without documentation, used by Windows itself.
$connectedKey = '{83DA6326-97A6-4088-9453-A1923F573B29} 15'
$batteryKey = '{104EA319-6EE2-4701-BD47-8DDBF425BBE5} 2'
$paired = @($all | Where-Object { $_.DeviceID -like 'BTHENUM\DEV_*' -or $_.DeviceID -like 'BTHLE\DEV_*' } | Select-Object -First 20)
$devices = @($paired | ForEach-Object {
    $connected = $null
    $battery = $null
    $properties = @(Get-PnpDeviceProperty -InstanceId $_.DeviceID -KeyName $connectedKey, $batteryKey -ErrorAction SilentlyContinue)
    foreach ($property in @($properties | Where-Object { [string]$_.Type -ne 'Empty' })) {
        if ($property.KeyName -like '{83DA6326*') { $connected = [bool]$property.Data }
        elseif ($property.Data -le 100) { $battery = [int64]$property.Data }
    }
    New-Object psobject -Property @{
        name       = $_.Name
        instanceId = $_.DeviceID
        lowEnergy  = ($_.DeviceID -like 'BTHLE*')
        connected  = $connected
        batteryPct = $battery
    }
})

if ($readErrors.Count) {
    $adapters = $null
    $devices = $null
    $unavailable += 'devices:' + $readErrors[0].FullyQualifiedErrorId
}

$airplaneMode = $null
$radioKey = 'HKLM:\SYSTEM\CurrentControlSet\Control\RadioManagement\SystemRadioState'
if (Test-Path -LiteralPath $radioKey) { $airplaneMode = ((Get-ItemProperty -LiteralPath $radioKey).'(default)' -eq 1) }
else { $unavailable += 'airplane_mode' }

$status = $null
$startType = $null
$service = Get-Service -Name 'bthserv' -ErrorAction SilentlyContinue
if ($service) {
    $status = [string]$service.Status
    $startType = [string]$service.StartType
}

New-Object psobject -Property @{
    adapters     = $adapters
    devices      = $devices
    service      = $status
    startType    = $startType
    airplaneMode = $airplaneMode
    unavailable  = @($unavailable)
}
