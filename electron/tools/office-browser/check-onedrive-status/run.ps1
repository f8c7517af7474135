$accounts = @(Get-ChildItem -LiteralPath 'HKCU:\Software\Microsoft\OneDrive\Accounts' -ErrorAction SilentlyContinue | ForEach-Object {
    $account = Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue
    $folderExists = $null
    if ($account.UserFolder) { $folderExists = Test-Path -LiteralPath $account.UserFolder }
    New-Object psobject -Property @{
        account      = $_.PSChildName
        email        = $account.UserEmail
        folder       = $account.UserFolder
        folderExists = $folderExists
    }
})

$folders = Get-ItemProperty -LiteralPath 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders'
$rules = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\OneDrive' -ErrorAction SilentlyContinue
$program = Get-ItemProperty -LiteralPath 'HKCU:\Software\Microsoft\OneDrive' -ErrorAction SilentlyContinue

New-Object psobject -Property @{
    running           = [bool](Get-Process -Name 'OneDrive' -ErrorAction SilentlyContinue)
    version           = $program.Version
    accounts          = $accounts
    signedIn          = (@($accounts | Where-Object { $_.folder }).Count -gt 0)
    desktopInOneDrive = ([string]$folders.Desktop -like '*OneDrive*')
    blockedByPolicy   = ($rules.DisableFileSyncNGSC -eq 1)
}
