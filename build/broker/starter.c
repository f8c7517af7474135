/*
 * Starts the broker with administrator rights in surroundings of its own. Windows hands a program with rights the variables of the
 * account, which every program of that person can set: of them nothing is passed on. What the broker starts ends with it, however
 * it ends: all of it is in one job, which ends with the last handle to it.
 */
#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0A00
#include <windows.h>

/* That of the broker, which can be another than that of this program: L"AMD64" or L"ARM64". */
#ifndef ARCHITECTURE
#error ARCHITECTURE is not given
#endif
#define BLOCK_LETTERS 16384

static wchar_t block[BLOCK_LETTERS];
static size_t used;
static BOOL isWhole = TRUE;

static void put(const wchar_t *text) {
  size_t letters = wcslen(text);
  if (used + letters + 2 > BLOCK_LETTERS) {
    isWhole = FALSE;
    return;
  }
  memcpy(block + used, text, letters * sizeof(wchar_t));
  used += letters;
}

/* One variable: `name` ends with its sign of equality. */
static void setVariable(const wchar_t *name, const wchar_t *value, const wchar_t *below) {
  put(name);
  put(value);
  put(below);
  used += 1;
}

/* Names that say who is at this PC; as text alone, no program is found by them. */
static void passOn(const wchar_t *name) {
  wchar_t value[MAX_PATH];
  DWORD letters = GetEnvironmentVariableW(name, value, MAX_PATH);
  if (letters == 0 || letters >= MAX_PATH) return;
  put(name);
  put(L"=");
  setVariable(value, L"", L"");
}

/* In the order of the names, as Windows wants it. The folders are those of Windows itself, not of a variable. */
static BOOL fillBlock(const wchar_t *windows) {
  wchar_t drive[3] = {windows[0], windows[1], 0};
  setVariable(L"ALLUSERSPROFILE=", drive, L"\\ProgramData");
  setVariable(L"CommonProgramFiles=", drive, L"\\Program Files\\Common Files");
  passOn(L"COMPUTERNAME");
  setVariable(L"ComSpec=", windows, L"\\System32\\cmd.exe");
  setVariable(L"OS=", L"Windows_NT", L"");
  setVariable(L"PATH=", windows, L"\\System32");
  setVariable(L"PATHEXT=", L".COM;.EXE", L"");
  setVariable(L"PROCESSOR_ARCHITECTURE=", ARCHITECTURE, L"");
  setVariable(L"ProgramData=", drive, L"\\ProgramData");
  setVariable(L"ProgramFiles=", drive, L"\\Program Files");
  setVariable(L"SystemDrive=", drive, L"");
  setVariable(L"SystemRoot=", windows, L"");
  setVariable(L"TEMP=", windows, L"\\Temp");
  setVariable(L"TMP=", windows, L"\\Temp");
  passOn(L"USERDOMAIN");
  passOn(L"USERNAME");
  setVariable(L"windir=", windows, L"");
  return isWhole;
}

/* What stands behind the own name: the broker itself judges each word. */
static const wchar_t *wordsOf(const wchar_t *line) {
  BOOL isQuoted = *line == L'"';
  if (isQuoted) line += 1;
  while (*line != 0 && (isQuoted ? *line != L'"' : *line > L' ')) line += 1;
  if (isQuoted && *line == L'"') line += 1;
  while (*line == L' ' || *line == L'\t') line += 1;
  return line;
}

static HANDLE jobThatEndsAll(void) {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
  HANDLE job = CreateJobObjectW(NULL, NULL);
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  if (job == NULL || !SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof(limits))) return NULL;
  return job;
}

/* Exit codes of the broker are passed on; 6 = it could not be started. */
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR given, int show) {
  static wchar_t program[MAX_PATH], windows[MAX_PATH], folder[MAX_PATH + 16], line[8192];
  STARTUPINFOW start;
  PROCESS_INFORMATION made;
  DWORD code = 6;
  (void)instance, (void)before, (void)given, (void)show;
  ZeroMemory(&start, sizeof(start));
  start.cb = sizeof(start);
  SetDllDirectoryW(L"");
  DWORD letters = GetModuleFileNameW(NULL, program, MAX_PATH);
  wchar_t *name = wcsrchr(program, L'\\');
  if (letters == 0 || letters >= MAX_PATH || name == NULL || name - program + 12 > MAX_PATH) return 6;
  wcscpy(name + 1, L"broker.bin");
  letters = GetSystemWindowsDirectoryW(windows, MAX_PATH);
  if (letters == 0 || letters >= MAX_PATH || !fillBlock(windows)) return 6;
  wcscpy(folder, windows);
  wcscat(folder, L"\\System32");
  const wchar_t *words = wordsOf(GetCommandLineW());
  if (wcslen(program) + wcslen(words) + 4 > 8192) return 6;
  wcscpy(line, L"\"");
  wcscat(line, program);
  wcscat(line, L"\" ");
  wcscat(line, words);
  HANDLE job = jobThatEndsAll();
  if (job == NULL) return 6;
  DWORD flags = CREATE_SUSPENDED | CREATE_UNICODE_ENVIRONMENT | CREATE_NO_WINDOW;
  if (!CreateProcessW(program, line, NULL, NULL, FALSE, flags, block, folder, &start, &made)) return 6;
  if (!AssignProcessToJobObject(job, made.hProcess) || ResumeThread(made.hThread) == (DWORD)-1) {
    TerminateProcess(made.hProcess, 6);
    return 6;
  }
  WaitForSingleObject(made.hProcess, INFINITE);
  return GetExitCodeProcess(made.hProcess, &code) ? (int)code : 6;
}
