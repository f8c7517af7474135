$unavailable = @()

$disks = @(Get-PhysicalDisk -ErrorAction SilentlyContinue | ForEach-Object {
    $disk = $_
    # Counters need elevation and are empty behind many RAID and USB bridges.
    $counters = $null
    try {
        $counters = $disk | Get-StorageReliabilityCounter -ErrorAction Stop
    }
    catch {
        $unavailable += "counters:$($_.FullyQualifiedErrorId)"
    }
    # Drives without a sensor report 0 degrees.
    $temperature = $null
    if ($counters.Temperature -gt 0) { $temperature = [int64]$counters.Temperature }

    New-Object psobject -Property @{
        name                  = $disk.FriendlyName
        media                 = [string]$disk.MediaType
        bus                   = [string]$disk.BusType
        health                = [string]$disk.HealthStatus
        states                = @($disk.OperationalStatus | ForEach-Object { [string]$_ })
        sizeBytes             = [int64]$disk.Size
        wearPct               = $counters.Wear
        tempC                 = $temperature
        readErrorsUncorrected = $counters.ReadErrorsUncorrected
        powerOnHours          = $counters.PowerOnHours
    }
})

# Windows writes event 258 after every optimization; its second value names the drive.
$filter = @{ LogName = 'Application'; ProviderName = 'Microsoft-Windows-Defrag'; Id = 258 }
$optimizations = @(Get-WinEvent -FilterHashtable $filter -MaxEvents 10 -ErrorAction SilentlyContinue -ErrorVariable eventErrors | ForEach-Object {
    $drive = $null
    if ([string]$_.Properties[1].Value -match '([A-Z]):') { $drive = $matches[1] }
    New-Object psobject -Property @{
        atUtc = $_.TimeCreated.ToUniversalTime().ToString('o')
        drive = $drive
    }
})

# A message that cannot be put together is an error, and its entry comes all the same: the log was not read only where
# nothing came. "No events" is an answer.
if (-not $optimizations.Count -and @($eventErrors | Where-Object { $_.FullyQualifiedErrorId -notlike 'NoMatching*' }).Count) {
    $optimizations = $null
    $unavailable += 'optimizations'
}
$lastOptimized = $null
if ($optimizations.Count) { $lastOptimized = $optimizations[0].atUtc }

New-Object psobject -Property @{
    disks            = $disks
    optimizations    = $optimizations
    lastOptimizedUtc = $lastOptimized
    unavailable      = @($unavailable | Sort-Object -Unique)
}
