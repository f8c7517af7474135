$unavailable = @()

# 71582788 minutes is how Windows says "not known".
$unknownRunTime = 71582788
$batteries = @(Get-CimInstance Win32_Battery -Property 'EstimatedChargeRemaining', 'BatteryStatus', 'EstimatedRunTime', 'DeviceID' -OperationTimeoutSec 10 | ForEach-Object {
    $runMinutes = $null
    if ($_.EstimatedRunTime -and $_.EstimatedRunTime -lt $unknownRunTime) { $runMinutes = [int64]$_.EstimatedRunTime }
    $chargePct = $null
    $status = $null
    if ($null -ne $_.EstimatedChargeRemaining) { $chargePct = [int64]$_.EstimatedChargeRemaining }
    if ($null -ne $_.BatteryStatus) { $status = [int64]$_.BatteryStatus }
    New-Object psobject -Property @{
        chargePct = $chargePct
        status    = $status
        runMin    = $runMinutes
    }
})

$full = @(Get-CimInstance -Namespace root\wmi -ClassName BatteryFullChargedCapacity -OperationTimeoutSec 10 -ErrorAction SilentlyContinue |
    Where-Object { $_.FullChargedCapacity } | ForEach-Object { [int64]$_.FullChargedCapacity })
# Get-CimInstance fails on this class with a generic failure: https://github.com/sebhildebrandt/systeminformation/issues/901
$design = @(Get-WmiObject -Namespace root\wmi -Class BatteryStaticData -ErrorAction SilentlyContinue |
    Where-Object { $_.DesignedCapacity } | ForEach-Object { [int64]$_.DesignedCapacity })
$cycles = @(Get-CimInstance -Namespace root\wmi -ClassName BatteryCycleCount -OperationTimeoutSec 10 -ErrorAction SilentlyContinue |
    Where-Object { $null -ne $_.CycleCount } | ForEach-Object { [int64]$_.CycleCount })

if ($batteries.Count -and -not $full.Count) { $unavailable += 'full_capacity' }
if ($batteries.Count -and -not $design.Count) { $unavailable += 'design_capacity' }
$healthPercent = $null
if ($full.Count -and $design.Count -and $design[0] -gt 0) { $healthPercent = 100 * $full[0] / $design[0] }

New-Object psobject -Property @{
    present     = ($batteries.Count -gt 0)
    batteries   = $batteries
    fullmWh     = $full
    designmWh   = $design
    cycles      = $cycles
    healthPct   = $healthPercent
    unavailable = $unavailable
}
