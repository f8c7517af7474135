# A name for a parameter that Windows reads as a pattern: what stands for other letters there stands for itself.
function ConvertTo-NamePattern($name = '') {
    $name -replace '([\[\]*?`])', '`$1'
}

