$u=@();$q=Get-ItemProperty 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System' -ErrorAction SilentlyContinue
$x=$null;$o=$null;$ex=$null
if($p.path){$ex=Test-Path -LiteralPath $p.path;if($ex){try{$a=Get-Acl -LiteralPath $p.path -ErrorAction Stop;$x=$a.Sddl;$o=$a.Owner}catch{$u+="acl:$($_.FullyQualifiedErrorId)"}}}
New-Object psobject -Property @{userName=$env:USERNAME;userDomain=$env:USERDOMAIN;uacOn=($q.EnableLUA -ne 0);adminPrompt=$q.ConsentPromptBehaviorAdmin;userPrompt=$q.ConsentPromptBehaviorUser;path=$p.path;pathExists=$ex;sddl=$x;owner=$o;unavailable=@($u)}
