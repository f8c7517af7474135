$folders = @(
    (Join-Path $env:LOCALAPPDATA 'Microsoft\OneDrive'),
    (Join-Path $env:ProgramFiles 'Microsoft OneDrive')
)
$older = ${env:ProgramFiles(x86)}
if ($older) { $folders += Join-Path $older 'Microsoft OneDrive' }

$program = $null
foreach ($folder in $folders) {
    $candidate = Join-Path $folder 'OneDrive.exe'
    if (-not $program -and (Test-Path -LiteralPath $candidate -PathType Leaf)) { $program = $candidate }
}
if (-not $program) { throw 'program_not_found' }

# The first folder belongs to the person: whatever lies there is started only when Microsoft has signed it.
$signature = Get-AuthenticodeSignature -LiteralPath $program -ErrorAction Stop
if ([string]$signature.Status -ne 'Valid') { throw 'program_not_signed' }
if ([string]$signature.SignerCertificate.Subject -notmatch '(^|, )O=Microsoft Corporation(,|$)') { throw 'program_not_signed' }

New-Object psobject -Property @{
    program = $program
}
