# A new attempt right after the disconnection is dropped by some drivers. The last step says how it ended.
Start-Sleep -Seconds 3

New-Object psobject -Property @{
    connected = $false
}
