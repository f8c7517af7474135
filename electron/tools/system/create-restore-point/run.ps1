$before = @(Get-ComputerRestorePoint -ErrorAction SilentlyContinue | Sort-Object SequenceNumber | Select-Object -Last 1)
Checkpoint-Computer -Description $p.description -RestorePointType MODIFY_SETTINGS -ErrorAction Stop -WarningAction SilentlyContinue
$after = @(Get-ComputerRestorePoint -ErrorAction Stop | Sort-Object SequenceNumber | Select-Object -Last 1)

$previous = [int64]0
if ($before.Count) { $previous = [int64]$before[0].SequenceNumber }
$sequence = [int64]0
$description = $null
if ($after.Count) {
    $sequence = [int64]$after[0].SequenceNumber
    $description = [string]$after[0].Description
}

# Windows leaves the point out without an error when another one is younger than a day: only the number tells.
New-Object psobject -Property @{
    created          = ($sequence -gt $previous)
    sequence         = $sequence
    previousSequence = $previous
    description      = $description
}
