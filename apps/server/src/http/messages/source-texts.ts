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

/** Chinese texts of every source file that can throw a business error, by file. */
export function refusingFiles(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.startsWith('demo'),
  );
  return new Map(
    files.flatMap((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      const refuses = /failures\.ts'|BusinessError|translate\(/.test(code);
      const found = refuses ? chineseTexts(name, code) : [];
      return found.length ? [[name, found] as const] : [];
    }),
  );
}
