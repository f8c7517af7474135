# Owner and rights as a security descriptor: letters and numbers that no language translates.
$rows = @($p.paths | ForEach-Object {
    $item = Get-Item -LiteralPath $_ -Force -ErrorAction SilentlyContinue
    $rights = Get-Acl -LiteralPath $_ -ErrorAction SilentlyContinue
    if ($item -and $rights) {
        New-Object psobject -Property @{
            path   = [string]$_
            sddl   = [string]$rights.Sddl
            isLink = (([int]$item.Attributes -band 1024) -ne 0)
        }
    }
})

New-Object psobject -Property @{
    rows = $rows
}
