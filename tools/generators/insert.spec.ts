import type { Tree } from '@nx/devkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { addEntityExport, addImport, addReExport, addRow, replaceIn } from './insert.mjs';
import { emptyTree } from './testing/trees.ts';

const FILE = 'libs/a.ts';
let tree: Tree;
beforeEach(() => {
  tree = emptyTree();
});
const after = (before: string, change: () => void) => {
  tree.write(FILE, before);
  change();
  return tree.read(FILE, 'utf-8');
};

describe('an import', () => {
  it('follows the last one, also one of several lines', () => {
    const before = "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\n\nconst c = 1;\n";
    expect(after(before, () => addImport(tree, FILE, "import './d.ts';"))).toBe(
      before.replace("'./b.ts';\n", "'./b.ts';\nimport './d.ts';\n"),
    );
  });

  it('is the first line of a file without imports', () => {
    expect(after('const c = 1;\n', () => addImport(tree, FILE, "import './d.ts';"))).toBe(
      "import './d.ts';\nconst c = 1;\n",
    );
  });
});

describe('an export', () => {
  it('of a module follows the others', () => {
    const before = "import { a } from './a.ts';\n\nexport * from './b.ts';\n\nconst c = 1;\n";
    expect(after(before, () => addReExport(tree, FILE, "export * from './d.ts';"))).toBe(
      before.replace("'./b.ts';\n", "'./b.ts';\nexport * from './d.ts';\n"),
    );
  });

  it('of a module follows the imports if it is the first', () => {
    expect(
      after("import { a } from './a.ts';\n", () => addReExport(tree, FILE, "export * from './d.ts';")),
    ).toBe("import { a } from './a.ts';\nexport * from './d.ts';\n");
  });

  it('of an entity needs others', () => {
    const line = "export type * from './entities/d.ts';";
    expect(() => after('const c = 1;\n', () => addEntityExport(tree, FILE, line))).toThrow(
      `${FILE} has no exports of entities`,
    );
  });
});

describe('a row', () => {
  it('is the last one of its table, and follows a comma', () => {
    const before = 'const a = {\n  b: { c: 1 }\n};\nconst d = {\n};\n';
    expect(after(before, () => addRow(tree, FILE, /const a = \{/, 'e: 2'))).toBe(
      'const a = {\n  b: { c: 1 },\ne: 2,\n};\nconst d = {\n};\n',
    );
  });

  it('fills an empty table', () => {
    expect(after('const a = [\n];\n', () => addRow(tree, FILE, /const a = \[/, '1'))).toBe(
      'const a = [\n1,\n];\n',
    );
  });

  it('belongs to the last of several tables with the same head', () => {
    expect(after('const a = [\n];\nconst b = [\n];\n', () => addRow(tree, FILE, /const \w = \[/, '1'))).toBe(
      'const a = [\n];\nconst b = [\n1,\n];\n',
    );
  });

  it('needs its table', () => {
    expect(() => after('\n', () => addRow(tree, FILE, /const a = \[/, '1'))).toThrow(
      `${FILE} has no const a`,
    );
  });
});

it('replaces what is there, and fails otherwise', () => {
  expect(after('a1\n', () => replaceIn(tree, FILE, /a(\d)/, (_all, digit) => `b${digit}`))).toBe('b1\n');
  expect(() => replaceIn(tree, FILE, /a\d/, () => '')).toThrow(`${FILE} has no a`);
});
