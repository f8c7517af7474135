$e=$null
$r=@()
$a=@{Name=$p.name;Type='A_AAAA';DnsOnly=$true;NoHostsFile=$true;QuickTimeout=$true}
if($p.server){$a.Server=$p.server}
$t=Get-Date
try{$r=@(Resolve-DnsName @a -ErrorAction Stop|Where-Object{$_.IPAddress}|ForEach-Object{New-Object psobject -Property @{name=$_.Name;address=$_.IPAddress;ttl=[int]$_.TTL;type=[string]$_.Type}})}catch{$e=($_.FullyQualifiedErrorId -split ',')[0]}
$ms=[int]((Get-Date)-$t).TotalMilliseconds
New-Object psobject -Property @{name=$p.name;server=$p.server;ok=$(if($r.Count){$true}elseif($e -match '^(CommandNotFound|HRESULT|System.Unauthorized)'){$null}else{$false});ms=$ms;answers=$r;errorId=$e}
