$stamp = (Get-Date).ToString('yyyyMMddHHmmss')
# UsoSvc comes first: while it runs it starts the update service again.
$names = 'UsoSvc', 'wuauserv', 'bits', 'cryptsvc'

$before = @($names | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{ name = $service.Name; status = [string]$service.Status }
    }
})
$names | ForEach-Object { Stop-Service -Name $_ -Force -ErrorAction SilentlyContinue }

$folder = Join-Path $env:SystemRoot 'SoftwareDistribution'
$backupName = 'SoftwareDistribution.bak-' + $stamp
$backup = $null
$errorId = $null
try {
    Rename-Item -LiteralPath $folder -NewName $backupName -ErrorAction Stop
    $backup = $backupName
}
catch {
    $errorId = $_.FullyQualifiedErrorId
}

'cryptsvc', 'bits', 'wuauserv', 'UsoSvc' | ForEach-Object { Start-Service -Name $_ -ErrorAction SilentlyContinue }
$after = @($names | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{ name = $service.Name; status = [string]$service.Status }
    }
})

New-Object psobject -Property @{
    folder         = $folder
    backup         = $backup
    errorId        = $errorId
    servicesBefore = $before
    servicesAfter  = $after
}
