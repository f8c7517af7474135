import path from 'node:path'

import * as ts from 'typescript'

import { repositoryRoot } from './source-files.ts'

/** These files with their types, and beside them one that is not on the disk. Both are named from the root of the repository. */
export function typedProgram(
  files: readonly string[],
  example: { readonly path: string; readonly text: string },
): ts.Program {
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, strict: true, noEmit: true, skipLibCheck: true },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  }
  const exampleFile = path.join(repositoryRoot, example.path)
  const isExample = (file: string): boolean => path.resolve(file) === exampleFile
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    readFile: (file) => (isExample(file) ? example.text : disk.readFile(file)),
    fileExists: (file) => isExample(file) || disk.fileExists(file),
    getSourceFile: (file, version) =>
      isExample(file) ? ts.createSourceFile(file, example.text, version) : disk.getSourceFile(file, version),
  }
  const named = files.map((file) => path.join(repositoryRoot, file))
  return ts.createProgram([...named, exampleFile], options, host)
}

/** From the root of the repository, with forward slashes. */
export function pathOf(file: ts.SourceFile): string {
  return path.relative(repositoryRoot, file.fileName).replaceAll('\\', '/')
}
