$userKey = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Internet Settings'
$servicesKey = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Internet Settings\Connections'
$policyKeys = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\Internet Settings',
'HKCU:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\Internet Settings'

$settings = Get-ItemProperty -LiteralPath $userKey
$policies = @(Get-ItemProperty -LiteralPath $policyKeys -ErrorAction SilentlyContinue | Where-Object { $_ })

# Byte 8 of both values holds flags: 1 direct, 2 proxy, 4 setup script, 8 automatic.
$autoDetect = $null
$connections = Get-ItemProperty -LiteralPath ($userKey + '\Connections') -ErrorAction SilentlyContinue
$userFlags = $connections.DefaultConnectionSettings
if ($userFlags -and $userFlags.Count -gt 8) { $autoDetect = (($userFlags[8] -band 8) -ne 0) }

$servicesUseProxy = $null
$services = Get-ItemProperty -LiteralPath $servicesKey -ErrorAction SilentlyContinue
$serviceFlags = $services.WinHttpSettings
if ($serviceFlags -and $serviceFlags.Count -gt 8) { $servicesUseProxy = (($serviceFlags[8] -band 2) -ne 0) }

# As Windows stores them for the programs that it starts: this one gets few of them.
$environmentKeys = 'HKCU:\Environment', 'HKLM:\SYSTEM\CurrentControlSet\Control\Session Manager\Environment'
$environments = @(Get-ItemProperty -LiteralPath $environmentKeys -ErrorAction SilentlyContinue -ErrorVariable readErrors)
$envNames = $null
if (-not @($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) {
    $envNames = @('HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY' | Where-Object {
        $name = $_
        @($environments | Where-Object { $_.$name }).Count
    })
}

New-Object psobject -Property @{
    proxyEnabled     = ($settings.ProxyEnable -eq 1)
    proxyServer      = $settings.ProxyServer
    pacUrl           = $settings.AutoConfigURL
    bypass           = $settings.ProxyOverride
    autoDetect       = $autoDetect
    managed          = ($policies.Count -gt 0)
    servicesUseProxy = $servicesUseProxy
    envNames         = $envNames
}
