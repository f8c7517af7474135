$status = $null
$errorId = $null
$activeThreats = $null
try {
    $status = Get-MpComputerStatus -ErrorAction Stop
}
catch {
    $errorId = $_.FullyQualifiedErrorId
}
if ($status) {
    try {
        $activeThreats = @(Get-MpThreat -ErrorAction Stop | Where-Object { $_.IsActive }).Count
    }
    catch {
        $activeThreats = $null
    }
}

# The state is a number of three bytes: the second one says whether it is on, the last one whether it is up to date.
$products = @(Get-CimInstance -Namespace 'root\SecurityCenter2' -ClassName 'AntiVirusProduct' -Property 'displayName', 'productState' -OperationTimeoutSec 10 -ErrorAction SilentlyContinue | ForEach-Object {
    New-Object psobject -Property @{
        name     = $_.displayName
        enabled  = (($_.productState -band 0xF000) -eq 0x1000)
        upToDate = (($_.productState -band 0xFF) -eq 0)
    }
})

$signatureAgeDays = $null
# Without signatures, as beside another product, it is the highest number there is: that is no age.
$ageDays = $status.AntivirusSignatureAge
if ($null -ne $ageDays -and $ageDays -lt 65535) { $signatureAgeDays = [int64]$ageDays }
$lastQuickScanUtc = $null
if ($status.QuickScanEndTime) { $lastQuickScanUtc = $status.QuickScanEndTime.ToUniversalTime().ToString('o') }
$lastFullScanUtc = $null
if ($status.FullScanEndTime) { $lastFullScanUtc = $status.FullScanEndTime.ToUniversalTime().ToString('o') }

New-Object psobject -Property @{
    mode             = $status.AMRunningMode
    realTime         = $status.RealTimeProtectionEnabled
    signatureAgeDays = $signatureAgeDays
    lastQuickScanUtc = $lastQuickScanUtc
    lastFullScanUtc  = $lastFullScanUtc
    tamperProtection = $status.IsTamperProtected
    activeThreats    = $activeThreats
    products         = $products
    errorId          = $errorId
}
