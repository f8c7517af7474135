; What the set-up for one account does beyond copying files: nothing outside of that account.
!include "LogicLib.nsh"
!include "FileFunc.nsh"

!define DESKMEDIC_RUN "Software\Microsoft\Windows\CurrentVersion\Run"
!define DESKMEDIC_USAGE "/S  installs or removes without a window$\r$\n/D=<folder>  where to, last on the line"

!ifndef BUILD_UNINSTALLER
!macro preInit
  ; Without this, /? would install.
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/?" $R1
  ${IfNot} ${Errors}
    MessageBox MB_OK|MB_ICONINFORMATION "${DESKMEDIC_USAGE}" /SD IDOK
    SetErrorLevel 0
    Quit
  ${EndIf}
!macroend
!endif

!macro customUnInstall
  ${IfNot} ${isUpdated}
    DeleteRegValue HKCU "${DESKMEDIC_RUN}" "Deskmedic"
  ${EndIf}
!macroend
