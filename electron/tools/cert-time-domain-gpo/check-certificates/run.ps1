$now = Get-Date
$soonLimit = $now.AddDays([int]$p.days)

$places = 'Cert:\CurrentUser\My', 'Cert:\LocalMachine\My'
# The template from which a company authority issues, by name or by number: such certificates are renewed by policy.
$templateExtensions = '1.3.6.1.4.1.311.20.2', '1.3.6.1.4.1.311.21.7'
$certificates = @(Get-ChildItem -Path $places -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    $store = 'machine'
    if ($_.PSParentPath -like '*CurrentUser*') { $store = 'user' }
    New-Object psobject -Property @{
        subject       = $_.Subject
        issuer        = $_.Issuer
        thumbprint    = $_.Thumbprint
        hasPrivateKey = [bool]$_.HasPrivateKey
        selfSigned    = ($_.Subject -eq $_.Issuer)
        notBeforeUtc  = $_.NotBefore.ToUniversalTime().ToString('o')
        notAfterUtc   = $_.NotAfter.ToUniversalTime().ToString('o')
        expired       = ($_.NotAfter -lt $now)
        soon          = ($_.NotAfter -ge $now -and $_.NotAfter -lt $soonLimit)
        store         = $store
        fromTemplate  = (@($_.Extensions | Where-Object { $templateExtensions -contains $_.Oid.Value }).Count -gt 0)
    }
})

# A store that is missing holds none; any other error means that it could not be read.
$failures = @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' })

$total = $null
$valid = $null
$listed = $null
if ($certificates.Count -or -not $failures.Count) {
    $total = $certificates.Count
    $valid = @($certificates | Where-Object { -not $_.expired }).Count
    $listed = @($certificates | Where-Object { $_.expired -or $_.soon })
}

New-Object psobject -Property @{
    total  = $total
    valid  = $valid
    listed = $listed
}
