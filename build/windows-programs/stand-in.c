/* Stands for the program of Electron where a set-up is packaged without it: nothing but what a packager looks for and changes. */
#include <windows.h>

/* The wire of fuses: name, version, count, and nine of them switched off. */
const char wire[] = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x09"
                    "000000000";

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR given, int show) {
  (void)instance, (void)before, (void)given;
  return wire[show & 31] == 0;
}
