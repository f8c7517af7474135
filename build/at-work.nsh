; Waits while a Deskmedic of whatever account changes this PC: it shows a pipe of one of these names then (electron/executors/pipes/work-sign.ts).
; A silent run waits for ten minutes at most and then changes nothing; /NOWAIT does not wait.
!macro deskmedicAtWork
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/NOWAIT" $R1
  ${If} ${Errors}
    StrCpy $R4 0
    ${Do}
      StrCpy $R5 0
      StrCpy $R6 ""
      ${Do}
        StrCpy $R1 "\\.\pipe\deskmedic-at-work-$R5"
        System::Call "kernel32::WaitNamedPipeW(w R1, i 1) i .R7 ?e"
        Pop $R8
        ; Not free at this moment is there, too.
        ${If} $R7 != "0"
        ${OrIf} $R8 == "121"
          StrCpy $R6 "work"
        ${EndIf}
        IntOp $R5 $R5 + 1
      ${LoopUntil} $R5 >= 16
      ${If} $R6 == ""
        ${ExitDo}
      ${EndIf}
      IntOp $R4 $R4 + 1
      ${If} ${Silent}
        ${If} $R4 > 120
          SetErrorLevel 4
          Quit
        ${EndIf}
        Sleep 5000
      ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Deskmedic is repairing this PC. Try again when it is done." IDCANCEL`
        SetErrorLevel 1
        Quit
      ${EndIf}
    ${Loop}
  ${EndIf}
!macroend
