$readErrors = @()
$current = '\SOFTWARE\Microsoft\Windows\CurrentVersion'
$approved = "$current\Explorer\StartupApproved"
$startMenu = 'Microsoft\Windows\Start Menu\Programs\Startup'

# Each place of entries, and the key in which Windows keeps their switches.
$runKeys = @(
    @('user_run', "HKCU:$current\Run", "HKCU:$approved\Run"),
    @('machine_run', "HKLM:$current\Run", "HKLM:$approved\Run"),
    @('machine_run32', 'HKLM:\SOFTWARE\WOW6432Node\Microsoft\Windows\CurrentVersion\Run', "HKLM:$approved\Run32")
)
$folders = @(
    @('user_folder', (Join-Path $env:APPDATA $startMenu), "HKCU:$approved\StartupFolder"),
    @('machine_folder', (Join-Path $env:ProgramData $startMenu), "HKLM:$approved\StartupFolder")
)

$apps = @(foreach ($place in $runKeys) {
    $key = Get-Item -LiteralPath $place[1] -ErrorAction SilentlyContinue -ErrorVariable +readErrors
    if (-not $key) { continue }
    $commands = Get-ItemProperty -LiteralPath $place[1]
    $switches = Get-ItemProperty -LiteralPath $place[2] -ErrorAction SilentlyContinue -ErrorVariable +readErrors
    foreach ($name in @($key.Property | Where-Object { $_ -and $_ -ne '(default)' })) {
        $bytes = $null
        if ($switches) { $bytes = $switches.$name }
        # First byte even = on, odd = off; no value = on.
        $enabled = $true
        if ($bytes) { $enabled = ($bytes[0] -band 1) -eq 0 }
        New-Object psobject -Property @{
            name    = $name
            command = [string]$commands.$name
            source  = $place[0]
            enabled = $enabled
        }
    }
})

$apps += @(foreach ($place in $folders) {
    $switches = Get-ItemProperty -LiteralPath $place[2] -ErrorAction SilentlyContinue -ErrorVariable +readErrors
    $files = @(Get-ChildItem -LiteralPath $place[1] -File -ErrorAction SilentlyContinue -ErrorVariable +readErrors | Where-Object { $_.Name -ne 'desktop.ini' })
    foreach ($file in $files) {
        $name = $file.Name
        $bytes = $null
        if ($switches) { $bytes = $switches.$name }
        $enabled = $true
        if ($bytes) { $enabled = ($bytes[0] -band 1) -eq 0 }
        New-Object psobject -Property @{
            name    = $name
            command = $file.FullName
            source  = $place[0]
            enabled = $enabled
        }
    }
})

# A place that does not exist holds no entry; any other error makes the count unknown.
$enabledCount = $null
if (-not @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) {
    $enabledCount = @($apps | Where-Object { $_.enabled }).Count
}

New-Object psobject -Property @{
    apps         = $apps
    enabledCount = $enabledCount
}
