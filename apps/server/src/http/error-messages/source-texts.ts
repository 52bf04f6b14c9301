import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CHINESE = /\p{Script=Han}/u;

/**
 * All Chinese string literals of a source file; template expressions become `{0}`, `{1}` … Used by the catalogue's
 * spec only.
 */
export function chineseTexts(name: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        node.head.text + node.templateSpans.map((span, at) => `{${at}}${span.literal.text}`).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest));
  return found.filter((text) => CHINESE.test(text));
}

/** Code that can throw an error with a message for the caller. */
const REFUSES = /BusinessError|translate\(|serverCodes|\b(?:notFound|badParameters|needsLogin|failure)\(/;

/** Chinese texts of every source file that can throw a business error, by file. @param folders sources of the server */
export function filesWithErrorMessages(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.startsWith('demo'))
      .map((name) => join(folder, name)),
  );
  return new Map(
    files.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const found = REFUSES.test(code) ? chineseTexts(file, code) : [];
      return found.length ? [[file, found] as const] : [];
    }),
  );
}
