# Who made a file counts only where Windows itself finds both signatures whole and trusted; what it cannot judge is not unsigned.
$own = Get-AuthenticodeSignature -LiteralPath ([string]$p.own)
$other = Get-AuthenticodeSignature -LiteralPath ([string]$p.file)
$verdict = 'other'
if ([string]$own.Status -eq 'NotSigned') {
    $verdict = 'own_unsigned'
} elseif ([string]$own.Status -eq 'Valid' -and [string]$other.Status -eq 'Valid' -and $other.SignerCertificate.Subject -ceq $own.SignerCertificate.Subject) {
    $verdict = 'same'
}
New-Object psobject -Property @{ verdict = $verdict }
