$u=@();$l=$null
try{$w=Get-WinUserLanguageList -ErrorAction Stop;$l=@(foreach($x in $w){New-Object psobject -Property @{tag=[string]$x.LanguageTag;inputs=@($x.InputMethodTips|ForEach-Object{[string]$_})}})}catch{$u+="languages:$($_.FullyQualifiedErrorId)"}
$o=$null;try{$o=Get-WinDefaultInputMethodOverride -ErrorAction Stop}catch{$u+="default_input:$($_.FullyQualifiedErrorId)"}
$k='HKCU:\Keyboard Layout\Preload';$i=Get-Item $k -ErrorAction SilentlyContinue;$v=Get-ItemProperty $k -ErrorAction SilentlyContinue
$s=(Get-Process -Id $PID).SessionId
$t=@(Get-ChildItem 'HKCU:\SOFTWARE\Microsoft\Input\TSF\Tsf3Override' -ErrorAction SilentlyContinue|Where-Object{(Get-ItemProperty -LiteralPath $_.PSPath -ErrorAction SilentlyContinue).NoTsf3Override2 -eq 1}|ForEach-Object{$_.PSChildName})
$g=@('TextInputManagementService','TabletInputService'|ForEach-Object{$z=Get-Service -Name $_ -ErrorAction SilentlyContinue;if($z){New-Object psobject -Property @{name=$z.Name;status=[string]$z.Status;startType=[string]$z.StartType}}})
$h=(Get-ItemProperty 'HKCU:\Keyboard Layout\Toggle' -ErrorAction SilentlyContinue).'Language Hotkey'
New-Object psobject -Property @{languages=$l;defaultInput=$(if($o){[string]$o.InputMethodTip}else{$null});preload=@($i.Property|Where-Object{$_}|ForEach-Object{[string]$v.$_});uiCulture=[string](Get-UICulture).Name;culture=[string](Get-Culture).Name;systemLocale=[string](Get-WinSystemLocale -ErrorAction SilentlyContinue).Name;ctfmonRunning=[bool](Get-Process -Name ctfmon -ErrorAction SilentlyContinue|Where-Object{$_.SessionId -eq $s});oldImeModes=$t;services=$g;switchHotkey=[string]$h;unavailable=@($u)}
