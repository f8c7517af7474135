$before = $null
try {
    $before = (Get-MpComputerStatus -ErrorAction Stop).QuickScanEndTime
}
catch {
    $before = $null
}

$updated = $null
if ($p.update) {
    try {
        Update-MpSignature -ErrorAction Stop
        $updated = $true
    }
    catch {
        $updated = $false
    }
}

Start-MpScan -ScanType QuickScan -ErrorAction Stop
$after = (Get-MpComputerStatus -ErrorAction Stop).QuickScanEndTime

$scanEndUtc = $null
if ($after) { $scanEndUtc = $after.ToUniversalTime().ToString('o') }

$newest = @(Get-MpThreatDetection -ErrorAction SilentlyContinue | Sort-Object -Property 'InitialDetectionTime' -Descending | Select-Object -First 10)
$detections = @($newest | ForEach-Object {
    $utc = $null
    if ($_.InitialDetectionTime) { $utc = $_.InitialDetectionTime.ToUniversalTime().ToString('o') }
    New-Object psobject -Property @{
        threatId = [int64]$_.ThreatID
        utc      = $utc
        handled  = [bool]$_.ActionSuccess
    }
})

New-Object psobject -Property @{
    finished   = ($after -and (-not $before -or $after -gt $before))
    updated    = $updated
    scanEndUtc = $scanEndUtc
    detections = $detections
}
