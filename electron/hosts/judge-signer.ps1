# Who made a file counts only where Windows itself finds the signature whole and trusted.
$own = Get-AuthenticodeSignature -LiteralPath ([string]$p.own)
$other = Get-AuthenticodeSignature -LiteralPath ([string]$p.file)
$verdict = 'other'
if ([string]$own.Status -ne 'Valid') {
    $verdict = 'own_unsigned'
} elseif ([string]$other.Status -eq 'Valid' -and $other.SignerCertificate.Subject -ceq $own.SignerCertificate.Subject) {
    $verdict = 'same'
}
New-Object psobject -Property @{ verdict = $verdict }
