$push = Get-ItemProperty 'HKCU:\Software\Microsoft\Windows\CurrentVersion\PushNotifications' -ErrorAction SilentlyContinue
$settingsKey = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Notifications\Settings'
$settings = Get-ItemProperty $settingsKey -ErrorAction SilentlyContinue

# A switch that nobody has touched has no value: it is on.
$notificationsOn = $true
if ($null -ne $push.ToastEnabled) { $notificationsOn = $push.ToastEnabled -ne 0 }
elseif ($null -ne $settings.NOC_GLOBAL_SETTING_TOASTS_ENABLED) { $notificationsOn = $settings.NOC_GLOBAL_SETTING_TOASTS_ENABLED -ne 0 }
$soundsOn = $true
if ($null -ne $settings.NOC_GLOBAL_SETTING_ALLOW_NOTIFICATION_SOUND) { $soundsOn = $settings.NOC_GLOBAL_SETTING_ALLOW_NOTIFICATION_SOUND -ne 0 }

$policyKeys = @(
    'HKCU:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\PushNotifications'
    'HKLM:\SOFTWARE\Policies\Microsoft\Windows\CurrentVersion\PushNotifications'
)
$policies = @(Get-ItemProperty $policyKeys -ErrorAction SilentlyContinue)
$blocking = @($policies | Where-Object { $_.NoToastApplicationNotification -eq 1 })

$appsOff = @(Get-ChildItem $settingsKey -ErrorAction SilentlyContinue | Where-Object {
    $app = Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue
    $app.Enabled -eq 0
} | Select-Object -First 100 | ForEach-Object { $_.PSChildName })

# The name of the service ends with a number of this sign-in.
$services = @(Get-Service -Name 'WpnUserService_*' -ErrorAction SilentlyContinue)
$service = $null
if ($services.Count) { $service = [string]$services[0].Status }

New-Object psobject -Property @{
    notificationsOn = $notificationsOn
    soundsOn        = $soundsOn
    blockedByPolicy = ($blocking.Count -gt 0)
    appsOff         = $appsOff
    service         = $service
}
