// Reads names of scripts, one a line, and writes one line of JSON for each: what the parser of PowerShell says of it.
using System.Management.Automation.Language;
using System.Text.Json;

while (Console.ReadLine() is { } file)
{
    var ast = Parser.ParseFile(file, out var tokens, out var errors);
    var said = errors.Select(error => $"{error.Extent.StartLineNumber}: {error.Message}");
    Console.WriteLine(JsonSerializer.Serialize(new { file, tokens = tokens.Length, errors = said, ends = ast.Extent.EndOffset }));
}
