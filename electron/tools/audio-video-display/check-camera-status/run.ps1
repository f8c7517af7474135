$cameras = @(Get-CimInstance Win32_PnPEntity -Filter "PNPClass='Camera' OR PNPClass='Image'" -Property 'Name', 'DeviceID', 'ConfigManagerErrorCode' -OperationTimeoutSec 15 -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        name       = $_.Name
        instanceId = $_.DeviceID
        code       = [int64]$_.ConfigManagerErrorCode
    }
})
if ($readErrors.Count) { $cameras = $null }

$consentPath = 'SOFTWARE\Microsoft\Windows\CurrentVersion\CapabilityAccessManager\ConsentStore'
$consent = @(foreach ($capability in 'webcam', 'microphone') {
    foreach ($root in 'HKLM:', 'HKCU:') {
        $storeKey = Join-Path (Join-Path $root $consentPath) $capability
        $desktopKey = Join-Path $storeKey 'NonPackaged'

        # A use that has begun and has no end goes on right now.
        $inUseBy = @(Get-ChildItem -LiteralPath $storeKey, $desktopKey -ErrorAction SilentlyContinue | Where-Object {
            $use = Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue
            $use.LastUsedTimeStart -and $use.LastUsedTimeStop -eq 0
        } | ForEach-Object { $_.PSChildName })

        $scope = 'user'
        if ($root -eq 'HKLM:') { $scope = 'machine' }
        New-Object psobject -Property @{
            capability  = $capability
            scope       = $scope
            value       = (Get-ItemProperty -LiteralPath $storeKey -ErrorAction SilentlyContinue).Value
            desktopApps = (Get-ItemProperty -LiteralPath $desktopKey -ErrorAction SilentlyContinue).Value
            inUseBy     = $inUseBy
        }
    }
})

$policy = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\AppPrivacy' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    cameras          = $cameras
    consent          = $consent
    cameraPolicy     = $policy.LetAppsAccessCamera
    microphonePolicy = $policy.LetAppsAccessMicrophone
}
