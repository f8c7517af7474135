$unavailable = @()

$languages = $null
try {
    $known = Get-WinUserLanguageList -ErrorAction Stop
    $languages = @(foreach ($language in $known) {
        New-Object psobject -Property @{
            tag    = [string]$language.LanguageTag
            inputs = @($language.InputMethodTips | ForEach-Object { [string]$_ })
        }
    })
} catch {
    $unavailable += "languages:$($_.FullyQualifiedErrorId)"
}

# No answer means that no input method was chosen: the first of the list is the default.
$override = $null
try { $override = Get-WinDefaultInputMethodOverride -ErrorAction Stop }
catch { $unavailable += "default_input:$($_.FullyQualifiedErrorId)" }
$defaultInput = $null
if ($override) { $defaultInput = [string]$override.InputMethodTip }

# The values are called 1, 2, 3: their order is that of the layouts.
$preloadKey = 'HKCU:\Keyboard Layout\Preload'
$preloadNames = (Get-Item $preloadKey -ErrorAction SilentlyContinue).Property
$preloadValues = Get-ItemProperty $preloadKey -ErrorAction SilentlyContinue
$preload = @($preloadNames | Where-Object { $_ } | ForEach-Object { [string]$preloadValues.$_ })

$mySession = (Get-Process -Id $PID).SessionId
$typingHelpers = @(Get-Process -Name 'ctfmon' -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $mySession })

$oldImeModes = @(Get-ChildItem 'HKCU:\SOFTWARE\Microsoft\Input\TSF\Tsf3Override' -ErrorAction SilentlyContinue | Where-Object {
    $settings = Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue
    $settings.NoTsf3Override2 -eq 1
} | ForEach-Object { $_.PSChildName })

# The first is that of Windows 11, the second that of Windows 10.
$services = @('TextInputManagementService', 'TabletInputService' | ForEach-Object {
    $service = Get-Service -Name $_ -ErrorAction SilentlyContinue
    if ($service) {
        New-Object psobject -Property @{
            name      = $service.Name
            status    = [string]$service.Status
            startType = [string]$service.StartType
        }
    }
})

$toggle = Get-ItemProperty 'HKCU:\Keyboard Layout\Toggle' -ErrorAction SilentlyContinue
$systemLocale = Get-WinSystemLocale -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    languages     = $languages
    defaultInput  = $defaultInput
    preload       = $preload
    uiCulture     = [string](Get-UICulture).Name
    culture       = [string](Get-Culture).Name
    systemLocale  = [string]$systemLocale.Name
    ctfmonRunning = ($typingHelpers.Count -gt 0)
    oldImeModes   = $oldImeModes
    services      = $services
    switchHotkey  = [string]$toggle.'Language Hotkey'
    unavailable   = @($unavailable)
}
