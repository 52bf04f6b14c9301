import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { incompleteLocales } from './incomplete-locales.mts';

const header = 'msgid ""\nmsgstr ""\n"Language: de-DE\\n"\n\n';

it('lists the locales that lack a text, with the share that they have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
  const write = (locale: string, part: string, texts: readonly (readonly [string, string])[]) => {
    mkdirSync(join(folder, locale), { recursive: true });
    const entries = texts.map(([id, text]) => `#: libs/a.tsx\nmsgid "${id}"\nmsgstr "${text}"\n\n`);
    writeFileSync(join(folder, locale, `${part}.po`), header + entries.join(''));
  };
  write('de-DE', 'shell', [['歌', 'Lied']]);
  write('de-DE', 'app', [['词', 'Liedtext']]);
  write('fr-FR', 'shell', [['歌', 'Titre']]);
  write('fr-FR', 'app', [
    ['词', ''],
    ['曲', ''],
  ]);
  write('fi-FI', 'app', [['词', '']]);
  expect(incompleteLocales(folder)).toEqual({ 'fr-FR': 33, 'fi-FI': 0 });
  rmSync(folder, { recursive: true });
});
