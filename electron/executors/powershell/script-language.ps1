# Which language a script of Deskmedic gets when it is run as a file: a rule of the PC can trust it, limit it, or refuse it.
New-Object psobject -Property @{ languageMode = [string]$ExecutionContext.SessionState.LanguageMode }
