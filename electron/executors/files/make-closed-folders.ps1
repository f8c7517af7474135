# With its rights from the first moment: a folder that is open for an instant can be turned into a link in that instant.
$rights = New-Object System.Security.AccessControl.DirectorySecurity
$rights.SetSecurityDescriptorSddlForm($p.sddl)
$p.folders | ForEach-Object { $null = [System.IO.Directory]::CreateDirectory($_, $rights) }

New-Object psobject -Property @{
    made = $true
}
