import { describe, expect, it } from 'vitest';
import { localeProblems } from './locale-problems.mjs';
import { pluralCategories, textProblems } from './text-problems.mjs';

const problems = (locale: string, source: string, translation: string) =>
  textProblems({ source, translation, locale }).join('\n');

describe('textProblems', () => {
  it.each([
    ['de-DE', '{name} 的歌', 'Titel von {name}'],
    ['fr-FR', '{0, plural, other {# 首}}', '{0, plural, one {# titre} other {# titres}}'],
    ['pl-PL', '{0, plural, other {# 首}}', '{0, plural, one {a} few {b} many {c} other {d}}'],
    ['ja-JP', '{0, plural, other {# 首}}', '{0, plural, other {# 曲}}'],
    ['de-DE', '{count} 首', '{count, plural, one {# Titel} other {# Titel}}'],
    ['fi-FI', '看<0>帮助</0>', '<0>Ohje</0>'],
  ])('accepts in %s for %s the translation %s', (locale, source, translation) => {
    expect(problems(locale, source, translation)).toBe('');
  });

  it.each([
    ['de-DE', '{name} 的歌', 'Titel', 'missing: {name}'],
    ['de-DE', '{name} 的歌', '{name}: {title}', 'lacks: {title}'],
    ['fi-FI', '看<0>帮助</0>', 'Ohje', 'missing: <0>'],
    [
      'pl-PL',
      '{0, plural, other {# 首}}',
      '{0, plural, one {a} other {b}}',
      'plural forms missing: few, many',
    ],
    ['ar-EG', '{0, plural, other {# 首}}', '{0, plural, one {a} other {b}}', 'few, many, two, zero'],
    [
      'ja-JP',
      '{0, plural, other {# 首}}',
      '{0, plural, one {a} other {b}}',
      'no plural forms of this language: one',
    ],
    ['de-DE', '{0, plural, other {# 首}}', '{0, plural, one {a}', 'syntax'],
    ['fr-FR', '{name} 的歌', 'le titre d’{name', 'syntax'],
    ['de-DE', '歌', '歌', 'Chinese characters'],
    ['de-DE', '歌', ' Titel', 'spaces'],
  ])('reports in %s for %s the translation %s', (locale, source, translation, problem) => {
    expect(problems(locale, source, translation)).toContain(problem);
  });
});

describe('pluralCategories', () => {
  it('needs those of whole numbers below a million, and allows those of others', () => {
    expect([...pluralCategories('ru-RU').needed].sort()).toEqual(['few', 'many', 'one', 'other']);
    expect([...pluralCategories('fr-FR').needed].sort()).toEqual(['one', 'other']);
    expect(pluralCategories('fr-FR').allowed).toContain('many');
  });
});

describe('localeProblems', () => {
  const text = (english: string, translation: string) => ({ source: '文', english, translation });

  it('reports Latin letters only in languages of other scripts, but for names', () => {
    expect(localeProblems('ru-RU', [text('Queue', 'Queue')]).join()).toContain('Latin letters only');
    expect(localeProblems('ru-RU', [text('Songs', 'Песни {name}'), text('The server', 'Qingyin')])).toEqual(
      [],
    );
    expect(localeProblems('de-DE', [text('Queue', 'Warteschlange')])).toEqual([]);
  });

  it('reports languages in which many texts are still English', () => {
    const texts = Array.from({ length: 100 }, (_, at) =>
      text(`Text ${at}`, at < 7 ? `Text ${at}` : `Tekst ${at}`),
    );
    expect(localeProblems('nl-NL', texts).join()).toContain('7 of 100 texts are equal to English');
    const signs = texts.map((text) =>
      text.english === text.translation ? { ...text, english: '{a}: {b}', translation: '{a}: {b}' } : text,
    );
    expect(localeProblems('nl-NL', signs)).toEqual([]);
    expect(localeProblems('nl-NL', texts.slice(1, 100).concat(text('a', 'b')))).toEqual([]);
    expect(localeProblems('en-GB', texts)).toEqual([]);
  });
});
