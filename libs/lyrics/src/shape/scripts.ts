/** Scripts in order of detection: Japanese mixes kana and Han characters, so kana come first. */
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

/** A list of texts is in a script above the first share, and not in it up to the second one. */
const MOSTLY = 0.5;
const HARDLY = 0.1;

/** Script of a text; undefined without letters. */
export const scriptOf = (text: string): Script | undefined =>
  scripts.find(([, letters]) => letters.test(text))?.[0];

/** Share of a script among the texts with letters. */
function shareOf(texts: readonly string[], script: Script): number {
  const lettered = texts.map(scriptOf).filter((one) => one !== undefined);
  return lettered.filter((one) => one === script).length / Math.max(1, lettered.length);
}

/** Whether most of the texts are in a script. */
export const isMostly = (texts: readonly string[], script: Script): boolean =>
  shareOf(texts, script) > MOSTLY;

/** The script that most of `ones` and hardly any of `others` use; undefined where there is none. */
export const distinguishingScript = (
  ones: readonly string[],
  others: readonly string[],
): Script | undefined =>
  scripts
    .map(([script]) => script)
    .find((script) => isMostly(ones, script) && shareOf(others, script) <= HARDLY);
