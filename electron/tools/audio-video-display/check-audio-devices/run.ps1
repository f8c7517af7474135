# The kind of an endpoint stands at the start of its id: 0.0.0 plays, 0.0.1 records.
$endpoints = @(Get-PnpDevice -Class AudioEndpoint -PresentOnly -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    $kind = 'unknown'
    if ($_.InstanceId -like '*{0.0.0.*') { $kind = 'output' }
    elseif ($_.InstanceId -like '*{0.0.1.*') { $kind = 'input' }
    New-Object psobject -Property @{
        name   = $_.FriendlyName
        kind   = $kind
        status = [string]$_.Status
    }
})
# "Not found" is an answer: there is none.
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $endpoints = $null }

$devices = @(Get-CimInstance Win32_PnPEntity -Filter "PNPClass='MEDIA'" -Property 'Name', 'DeviceID', 'ConfigManagerErrorCode' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        name       = $_.Name
        instanceId = $_.DeviceID
        code       = [int64]$_.ConfigManagerErrorCode
    }
})
if ($readErrors.Count) { $devices = $null }

$services = @('Audiosrv', 'AudioEndpointBuilder' | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    $status = $null
    if ($service) { $status = [string]$service.Status }
    New-Object psobject -Property @{
        name   = $_
        status = $status
    }
})

$outputs = $null
$inputs = $null
if ($null -ne $endpoints) {
    $outputs = @($endpoints | Where-Object { $_.kind -eq 'output' -and $_.status -eq 'OK' }).Count
    $inputs = @($endpoints | Where-Object { $_.kind -eq 'input' -and $_.status -eq 'OK' }).Count
}

New-Object psobject -Property @{
    endpoints = $endpoints
    devices   = $devices
    services  = $services
    outputs   = $outputs
    inputs    = $inputs
}
