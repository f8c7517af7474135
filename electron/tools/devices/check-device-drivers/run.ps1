$broken = 'ConfigManagerErrorCode<>0'
$properties = 'Name', 'DeviceID', 'PNPClass', 'ConfigManagerErrorCode'
$keyNames = 'DEVPKEY_Device_DriverVersion', 'DEVPKEY_Device_DriverDate', 'DEVPKEY_Device_DriverProvider'

$devices = @(Get-CimInstance Win32_PnPEntity -Filter $broken -Property $properties -OperationTimeoutSec 20 | ForEach-Object {
    $driver = @{}
    if ($p.drivers) {
        $found = Get-PnpDeviceProperty -InstanceId $_.DeviceID -KeyName $keyNames -ErrorAction SilentlyContinue
        foreach ($property in $found) { $driver[$property.KeyName] = $property.Data }
    }

    $driverDate = $null
    if ($driver['DEVPKEY_Device_DriverDate']) {
        $driverDate = ([datetime]$driver['DEVPKEY_Device_DriverDate']).ToUniversalTime().ToString('o')
    }

    New-Object psobject -Property @{
        name           = $_.Name
        instanceId     = $_.DeviceID
        class          = $_.PNPClass
        code           = [int64]$_.ConfigManagerErrorCode
        driverVersion  = $driver['DEVPKEY_Device_DriverVersion']
        driverDateUtc  = $driverDate
        driverProvider = $driver['DEVPKEY_Device_DriverProvider']
    }
})

# 45 = not connected.
New-Object psobject -Property @{
    devices = $devices
    real    = @($devices | Where-Object { $_.code -ne 45 }).Count
}
