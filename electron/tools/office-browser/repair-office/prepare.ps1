$key = 'HKLM:\SOFTWARE\Microsoft\Office\ClickToRun\Configuration'
$setup = Get-ItemProperty -LiteralPath $key -ErrorAction Stop
$platform = [string]$setup.Platform
$culture = [string]$setup.ClientCulture

# Both become part of a command line: nothing but these shapes.
if ($platform -notmatch '^(x86|x64|arm64)$') { throw 'office_platform_unknown' }
if ($culture -notmatch '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){1,2}$') { throw 'office_language_unknown' }

$program = Join-Path $env:CommonProgramFiles 'Microsoft Shared\ClickToRun\OfficeClickToRun.exe'
$signature = Get-AuthenticodeSignature -LiteralPath $program -ErrorAction Stop
if ([string]$signature.Status -ne 'Valid') { throw 'program_not_signed' }
if ([string]$signature.SignerCertificate.Subject -notmatch '(^|, )O=Microsoft Corporation(,|$)') { throw 'program_not_signed' }

New-Object psobject -Property @{
    platform = $platform
    culture  = $culture
}
