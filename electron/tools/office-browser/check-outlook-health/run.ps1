$v='HKCU:\Software\Microsoft\Office\16.0\Outlook'
$d=@(Get-ChildItem -LiteralPath (Join-Path $env:LOCALAPPDATA 'Microsoft\Outlook') -File -ErrorAction SilentlyContinue|Where-Object{'.ost','.pst' -contains $_.Extension}|ForEach-Object{New-Object psobject -Property @{name=$_.Name;bytes=[int64]$_.Length;modifiedUtc=$_.LastWriteTimeUtc.ToString('o')}})
$a=@(Get-ChildItem 'HKCU:\Software\Microsoft\Office\Outlook\Addins','HKLM:\SOFTWARE\Microsoft\Office\Outlook\Addins','HKLM:\SOFTWARE\WOW6432Node\Microsoft\Office\Outlook\Addins' -ErrorAction SilentlyContinue|ForEach-Object{$i=Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue;New-Object psobject -Property @{id=$_.PSChildName;loadBehavior=$i.LoadBehavior}})
$x=@((Get-Item (Join-Path $v 'Resiliency\DisabledItems') -ErrorAction SilentlyContinue).Property|Where-Object{$_})
$pr=@(Get-ChildItem "$v\Profiles" -ErrorAction SilentlyContinue -ErrorVariable ev|ForEach-Object{$_.PSChildName})
if(@($ev|Where-Object{[string]$_.CategoryInfo.Category -ne 'ObjectNotFound'}).Count){$pr=$null}
$nw=$null;try{$nw=[bool](Get-AppxPackage -Name Microsoft.OutlookForWindows -ErrorAction Stop)}catch{}
New-Object psobject -Property @{profiles=$pr;defaultProfile=(Get-ItemProperty $v -ErrorAction SilentlyContinue).DefaultProfile;dataFiles=$d;addins=$a;disabledItems=$x.Count;newOutlook=$nw;running=[bool](Get-Process -Name OUTLOOK -ErrorAction SilentlyContinue)}
