# "Nothing found" is an empty list; any other error means that the list could not be read.
$drives = @(Get-SmbMapping -ErrorAction SilentlyContinue -ErrorVariable readErrors | ForEach-Object {
    New-Object psobject -Property @{
        drive  = $_.LocalPath
        path   = $_.RemotePath
        status = [string]$_.Status
    }
})
if (@($readErrors | Where-Object { [string]$_.CategoryInfo.Category -ne 'ObjectNotFound' }).Count) { $drives = $null }

$remembered = @(Get-ChildItem -LiteralPath 'HKCU:\Network' -ErrorAction SilentlyContinue | ForEach-Object {
    $letter = $_.PSChildName
    $connected = $null
    if ($null -ne $drives) {
        $same = @($drives | Where-Object { $_.drive -and $_.drive.Substring(0, 1) -eq $letter })
        $connected = ($same.Count -gt 0)
    }

    New-Object psobject -Property @{
        drive     = $letter + ':'
        path      = (Get-ItemProperty -LiteralPath $_.PSPath).RemotePath
        connected = $connected
    }
})

$service = Get-Service -Name 'LanmanWorkstation' -ErrorAction SilentlyContinue
$workstation = $null
if ($service) { $workstation = [string]$service.Status }

New-Object psobject -Property @{
    drives      = $drives
    remembered  = $remembered
    workstation = $workstation
}
