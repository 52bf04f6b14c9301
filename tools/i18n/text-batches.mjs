// Texts to translate, in batches that can be read from top to bottom: by file, with Chinese, English and notes.

/** Texts of one batch; few enough to translate in one go. */
export const BATCH_SIZE = 300;

/**
 * @typedef {object} Text
 * @property {string} id of Lingui
 * @property {string} source Chinese
 * @property {string} english
 * @property {string} context of texts that need two translations; otherwise ''
 * @property {string[]} places source files
 * @property {string[]} notes meaning of numbered placeholders
 */

/** @param {string} text */
const oneLine = (text) => text.replaceAll('\n', String.raw`\n`);
/** @param {Text} text */
const placeOf = ({ places: [file = 'without a place'] }) => file;

/** @param {Text} text @param {number} number */
const entryOf = ({ source, english, context, notes }, number) =>
  [
    `${number}${context ? ` [${context}]` : ''}\t${oneLine(source)}`,
    ...(english && english !== source ? [`\t${oneLine(english)}`] : []),
    ...(notes.length > 0 ? [`\t(${notes.join('; ')})`] : []),
  ].join('\n');

/** @param {readonly Text[]} texts */
const byPlace = (texts) =>
  [...texts].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  });

/**
 * Splits texts into batches. Each is a document in which every text has a number, under the file it stands in; what is
 * translated there already comes first (`= Chinese → translation`).
 *
 * @param {readonly Text[]} texts
 * @param {ReadonlyMap<string, readonly { source: string, translation: string }[]>} [neighbours] translated texts by file
 * @returns {{ document: string, ids: Record<string, string> }[]} documents, and Lingui's id of each number
 */
export function textBatches(texts, neighbours = new Map()) {
  const sorted = byPlace(texts);
  return Array.from({ length: Math.ceil(sorted.length / BATCH_SIZE) }, (_, at) => {
    const first = at * BATCH_SIZE;
    const batch = sorted.slice(first, first + BATCH_SIZE);
    /** @type {string[]} */
    const lines = [];
    let place = '';
    for (const [index, text] of batch.entries()) {
      const file = placeOf(text);
      if (file !== place) {
        lines.push('', `# ${file}`);
        for (const { source, translation } of neighbours.get(file) ?? [])
          lines.push(`= ${oneLine(source)} → ${oneLine(translation)}`);
      }
      place = file;
      lines.push(entryOf(text, first + index + 1));
    }
    return {
      document: `${lines.join('\n').trim()}\n`,
      ids: Object.fromEntries(batch.map(({ id }, index) => [first + index + 1, id])),
    };
  });
}

/**
 * Reads translations written as `number<TAB>text`, one a line; lines of other forms are skipped.
 * @param {string} document
 * @returns {Map<string, string>} translations by number
 */
export function readTranslations(document) {
  const translations = new Map();
  for (const line of document.split('\n')) {
    const [, number, text] = /^(\d+)\t(.+)$/.exec(line) ?? [];
    if (number && text) translations.set(number, text.replaceAll(String.raw`\n`, '\n'));
  }
  return translations;
}
