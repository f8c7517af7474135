$unavailable = @()
$volumes = @()
try {
    $volumes = @(Get-BitLockerVolume -ErrorAction Stop | ForEach-Object {
        New-Object psobject -Property @{
            drive        = [string]$_.MountPoint
            protection   = [string]$_.ProtectionStatus
            volume       = [string]$_.VolumeStatus
            encryptedPct = [int64]$_.EncryptionPercentage
            protectors   = @($_.KeyProtector | ForEach-Object { [string]$_.KeyProtectorType })
            shellCode    = $null
        }
    })
}
catch {
    $unavailable += "bitlocker:$($_.FullyQualifiedErrorId)"
    # Without elevation only the number that Explorer shows can be read, and only with the full language.
    if ([string]$ExecutionContext.SessionState.LanguageMode -eq 'FullLanguage') {
        $shell = New-Object -ComObject 'Shell.Application'
        $disks = @(Get-CimInstance Win32_LogicalDisk -Filter 'DriveType=3' -Property 'DeviceID' -OperationTimeoutSec 10)
        $volumes = @($disks | ForEach-Object {
            $shellCode = $null
            try {
                $shellCode = $shell.NameSpace($_.DeviceID).Self.ExtendedProperty('System.Volume.BitLockerProtection')
            }
            catch {
                $shellCode = $null
            }
            New-Object psobject -Property @{
                drive        = $_.DeviceID
                protection   = $null
                volume       = $null
                encryptedPct = $null
                protectors   = @()
                shellCode    = $shellCode
            }
        })
    }
}

New-Object psobject -Property @{
    volumes     = $volumes
    unavailable = $unavailable
}
