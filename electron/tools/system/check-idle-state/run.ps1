$unavailable = @()

# Everybody who is signed in has a desktop of their own.
$desktops = @(Get-CimInstance Win32_Process -Filter "Name='explorer.exe'" -Property 'SessionId' -OperationTimeoutSec 10 |
    ForEach-Object { [int64]$_.SessionId } |
    Sort-Object -Unique)
$ownSession = [int](Get-Process -Id $PID).SessionId

# The session tells whether somebody sits here: a program keeps the name that its session had when it was started.
$sessionKey = "HKCU:\Volatile Environment\$ownSession"
$sessionName = (Get-ItemProperty -LiteralPath $sessionKey -ErrorAction SilentlyContinue).SESSIONNAME
$remoteSession = $null
if ($sessionName) { $remoteSession = ($sessionName -ne 'Console') }
else { $unavailable += 'remoteSession:session_name' }

$batteries = @(Get-CimInstance Win32_Battery -Property 'BatteryStatus', 'EstimatedChargeRemaining' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue)
$batteryPercent = $null
if ($batteries.Count) { $batteryPercent = [int64]$batteries[0].EstimatedChargeRemaining }

# A use that has begun and not ended is going on: a stop time of 0.
$consentStore = 'HKCU:\SOFTWARE\Microsoft\Windows\CurrentVersion\CapabilityAccessManager\ConsentStore'
$mediaApps = @()
foreach ($capability in 'webcam', 'microphone') {
    $folder = Join-Path $consentStore $capability
    if (-not (Test-Path -LiteralPath $folder)) {
        $unavailable += ('capability:' + $capability)
        continue
    }
    $apps = @(Get-ChildItem -LiteralPath $folder, (Join-Path $folder 'NonPackaged') -ErrorAction SilentlyContinue)
    foreach ($app in $apps) {
        $use = Get-ItemProperty -LiteralPath $app.PSPath -ErrorAction SilentlyContinue
        if ($use.LastUsedTimeStart -and $use.LastUsedTimeStop -eq 0) { $mediaApps += $app.PSChildName }
    }
}

New-Object psobject -Property @{
    otherSessions = @($desktops | Where-Object { $_ -ne $ownSession })
    onBattery     = (@($batteries | Where-Object { 1, 4, 5 -contains $_.BatteryStatus }).Count -gt 0)
    batteryPct    = $batteryPercent
    inCall        = ($mediaApps.Count -gt 0)
    remoteSession = $remoteSession
    mediaApps     = @($mediaApps | Sort-Object -Unique)
    unavailable   = $unavailable
}
