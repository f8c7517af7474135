New-Object psobject -Property @{
    teamsRan = [bool](Get-Process -Name 'ms-teams' -ErrorAction SilentlyContinue)
}
