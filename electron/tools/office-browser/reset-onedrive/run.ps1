# The reset ends the old process by itself.
Wait-Process -Name 'OneDrive' -Timeout 60 -ErrorAction SilentlyContinue

$program = $s.find.program
if (-not (Get-Process -Name 'OneDrive' -ErrorAction SilentlyContinue)) {
    Start-Process -FilePath $program -ArgumentList '/background'
}
Start-Sleep -Seconds 20

New-Object psobject -Property @{
    running = [bool](Get-Process -Name 'OneDrive' -ErrorAction SilentlyContinue)
}
