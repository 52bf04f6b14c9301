/** Scripts by what tells a language: Japanese has kana beside Han characters, so kana are looked for first. */
const scripts = [
  ['kana', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['hangul', /\p{sc=Hang}/u],
  ['han', /\p{sc=Han}/u],
  ['cyrillic', /\p{sc=Cyrl}/u],
  ['greek', /\p{sc=Grek}/u],
  ['arabic', /\p{sc=Arab}/u],
  ['hebrew', /\p{sc=Hebr}/u],
  ['thai', /\p{sc=Thai}/u],
  ['devanagari', /\p{sc=Deva}/u],
  ['latin', /\p{sc=Latn}/u],
] as const;
export type Script = (typeof scripts)[number][0];

/** From this share of texts on a list is in a script, and up to that one it is not. */
const MOSTLY = 0.5;
const HARDLY = 0.1;

/** undefined for a text without letters. */
export const scriptOf = (text: string): Script | undefined =>
  scripts.find(([, letters]) => letters.test(text))?.[0];

/** The share of texts with letters that are in a script. */
function shareOf(texts: readonly string[], script: Script): number {
  const lettered = texts.map(scriptOf).filter((one) => one !== undefined);
  return lettered.filter((one) => one === script).length / Math.max(1, lettered.length);
}

export const isMostly = (texts: readonly string[], script: Script): boolean =>
  shareOf(texts, script) > MOSTLY;

/** The script most of `ones` are in and hardly any of `others`; undefined where there is none. */
export const scriptApart = (ones: readonly string[], others: readonly string[]): Script | undefined =>
  scripts
    .map(([script]) => script)
    .find((script) => isMostly(ones, script) && shareOf(others, script) <= HARDLY);
