function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** How what is read is chosen, and how it is shown, in cmdlets of every kind. */
const general = wordsOf(`
  -after -all -allmatches -ascending -attributes -author -average -before -casesensitive -child -class -classname -compress -context -count
  -culture -debug -delimiter -depth -descending -detailed -directory -displayname -encoding -erroraction -examples -exclude -expandproperty -file
  -filter -first -force -format -full -group -groupby -header -hidden -id -include -index -informationaction -inputobject -key -last -leaf -line
  -list -listavailable -literalpath -match -maximum -milliseconds -minimum -name -namespace -newest -nonewline -number -object -oldest -online
  -parameter -parent -path -pathtype -pattern -property -query -quiet -raw -readonly -recurse -resolve -scope -seconds -separator -simplematch
  -skip -skiplast -source -standarddeviation -state -status -sum -system -tail -totalcount -type -uformat -unique -value -verbose -view -wait
  -warningaction -width -word -wrap -ea -wa -vb -db`)

/** Comparisons of `Where-Object Property -eq Value`. */
const comparisons = wordsOf(`
  -ceq -clike -cmatch -cne -contains -eq -ge -gt -in -is -isnot -le -like -lt -match -ne -notcontains -notin -notlike -notmatch`)

/** Of cmdlets for objects, texts, files and the shell itself. */
const ofObjects = wordsOf(`
  -algorithm -asarray -ashashtable -asstring -autosize -backgroundcolor -character -childpath -commandtype -destination -differenceobject
  -displayerror -excludedifferent -excludeproperty -expand -filterscript -fileversioninfo -follow -foregroundcolor -hidetableheaders
  -includeequal -includetypeinformation -includeusername -isabsolute -isvalid -listimported -message -module -newerthan -noelement
  -noqualifier -notypeinformation -noun -olderthan -psprovider -qualifier -readcount -referenceobject -showcommandinfo -skipindex -stream
  -syntax -syncwindow -useculture -userculture -verb -dependentservices -requiredservices -member -sid`)

/** Of cmdlets for logs, packages, tasks and Windows itself. */
const ofSystem = wordsOf(`
  -allusers -capabilityname -collectorname -counter -driver -entrytype -featurename -filterhashtable -filterxpath -friendlyname -hardwareid -instanceid
  -listlog -listprovider -listset -logname -maxevents -maximumversion -maxsamples -minimumversion -packagename -packagetypefilter -presentonly
  -profile -providername -requiredversion -sampleinterval -taskname -taskpath -threatid -user`)

/** Of cmdlets for the network. */
const ofNetwork = wordsOf(`
  -action -addressfamily -addressstate -alluserconnection -appliedsetting -commontcpport -destinationprefix -diagnoserouting -direction -displaygroup
  -dnsonly -dnssecok -enabled -hops -informationlevel -interfacealias -interfacedescription -interfaceindex -ipaddress -linklayeraddress
  -llmnronly -localaddress -localport -nexthop -nohostsfile -owningprocess -policystore -port -prefixlength -prefixorigin -protocol -queryname
  -quicktimeout -registrykeyword -remoteaddress -remoteipaddress -remoteport -server -servername -sharename -suffixorigin -tcponly -timetolive
  -traceroute`)

/** Of cmdlets for drives, devices and printers. */
const ofDevices = wordsOf(`
  -accesspath -diskname -disknumber -driveletter -filesystemlabel -filesystemtype -imagepath -jobid -keyname -manufacturer -mountpoint
  -partitionnumber -physical -printername -serialnumber -uniqueid -usage`)

/** Parameters that only say what is read and how it is shown. */
const reading = [...general, ...comparisons, ...ofObjects, ...ofSystem, ...ofNetwork, ...ofDevices]

/** Parameters of every cmdlet, or of many, that do more; a short form must not mean one of these. */
const others = wordsOf(`
  -asjob -cimsession -computername -confirm -credential -errorvariable -informationvariable -logpath -outbuffer -outfile -outvariable
  -pipelinevariable -repair -scratchdirectory -session -showwindow -throttlelimit -vmname -warningvariable -whatif`)

/** True for a parameter, in small letters and with its dash, that only says what is read; it may be cut short. */
export function isReadingParameter(parameter: string): boolean {
  if (reading.includes(parameter)) return true
  return reading.some((each) => each.startsWith(parameter)) && !others.some((each) => each.startsWith(parameter))
}
