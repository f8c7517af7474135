$unavailable = @()
$settings = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion\SystemRestore' -ErrorAction SilentlyContinue
$policy = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\SystemRestore' -ErrorAction SilentlyContinue
$protectionOn = $null
if ($settings) { $protectionOn = ($settings.RPSessionInterval -eq 1) }

# The list needs elevation: without it there is no answer, which is not "none".
$points = $null
try {
    $points = @(Get-ComputerRestorePoint -ErrorAction Stop | ForEach-Object {
        New-Object psobject -Property @{
            sequence    = [int64]$_.SequenceNumber
            description = [string]$_.Description
            createdDmtf = [string]$_.CreationTime
        }
    })
}
catch {
    $unavailable += "restore_points:$($_.FullyQualifiedErrorId)"
}
$newest = $null
if ($points) { $newest = [int64]($points | ForEach-Object { $_.sequence } | Measure-Object -Maximum).Maximum }

New-Object psobject -Property @{
    protectionOn     = $protectionOn
    disabledByPolicy = ($policy.DisableSR -eq 1)
    points           = $points
    newestSequence   = $newest
    unavailable      = @($unavailable)
}
