$mySession = [int](Get-Process -Id $PID).SessionId

# The session tells whether somebody sits here: a program keeps the name that its session had when it was started.
$sessionKey = "HKCU:\Volatile Environment\$mySession"
$sessionName = (Get-ItemProperty -LiteralPath $sessionKey -ErrorAction SilentlyContinue).SESSIONNAME
$remoteSession = $null
if ($sessionName) { $remoteSession = ($sessionName -ne 'Console') }

# The name of the service ends with a number of this sign-in.
$services = @(Get-Service -Name 'cbdhsvc_*' -ErrorAction SilentlyContinue)
$service = $null
if ($services.Count) { $service = [string]$services[0].Status }

# A policy that is not there blocks nothing: only a 0 does.
$policy = Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\System' -ErrorAction SilentlyContinue
$historyPolicy = $policy.AllowClipboardHistory
$syncPolicy = $policy.AllowCrossDeviceClipboard
$remotePolicy = Get-ItemProperty 'HKLM:\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services' -ErrorAction SilentlyContinue
$own = Get-ItemProperty 'HKCU:\Software\Microsoft\Clipboard' -ErrorAction SilentlyContinue

$remoteHelpers = @(Get-Process -Name 'rdpclip' -ErrorAction SilentlyContinue | Where-Object { $_.SessionId -eq $mySession })

# Asking for sound opens the clipboard and, as nobody copies sound, takes nothing out. Electron asks without opening
# it, so it cannot tell.
$canOpen = $null
try {
    $null = Get-Clipboard -Format Audio -ErrorAction Stop
    $canOpen = $true
} catch {
    if ($_.FullyQualifiedErrorId -like '*ExternalException*') { $canOpen = $false }
}

New-Object psobject -Property @{
    historyOn         = ($own.EnableClipboardHistory -eq 1)
    historyBlocked    = ($historyPolicy -eq 0 -and $null -ne $historyPolicy)
    syncBlocked       = ($syncPolicy -eq 0 -and $null -ne $syncPolicy)
    service           = $service
    remoteSession     = $remoteSession
    remoteClipRunning = ($remoteHelpers.Count -gt 0)
    remoteClipBlocked = ($remotePolicy.fDisableClip -eq 1)
    canOpen           = $canOpen
}
