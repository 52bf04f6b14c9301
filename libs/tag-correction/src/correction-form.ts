import { CORRECTED_YEAR_MAX, type CorrectedSong, type TagCorrection } from '@qingyin/contract';

/** Text fields of the form. Several names are separated by semicolons. */
export const correctionTexts = [
  'title',
  'artists',
  'album',
  'albumArtists',
  'trackNo',
  'discNo',
  'year',
  'genres',
  'composers',
  'lyricists',
  'conductors',
  'work',
  'label',
  'originalYear',
] as const;
export type CorrectionText = (typeof correctionTexts)[number];

/** Content of the form. */
export type CorrectionValues = Record<CorrectionText, string> & {
  /** null: the songs differ */
  compilation: boolean | null;
};

/** Why a field cannot be saved. */
export type CorrectionProblem = 'empty' | 'no-number';

/** Between names in a field: the same in all languages. */
export const SEPARATOR = '; ';

const textOf = (value: string | number | readonly string[]): string =>
  typeof value === 'object' ? value.join(SEPARATOR) : value === 0 ? '' : String(value);

/** Names in a text, separated by semicolons. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[;；]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** What the form shows at first: what is the same in all songs, else nothing. */
export function correctionValues(songs: readonly CorrectedSong[]): {
  values: CorrectionValues;
  /** fields in which the songs differ */
  mixed: ReadonlySet<CorrectionText>;
} {
  const mixed = new Set<CorrectionText>();
  const common = (field: CorrectionText): string => {
    const texts = new Set(songs.map((song) => textOf(song[field])));
    if (texts.size > 1) mixed.add(field);
    return texts.size === 1 ? ([...texts][0] ?? '') : '';
  };
  const flags = new Set(songs.map(({ compilation }) => compilation));
  const texts = Object.fromEntries(correctionTexts.map((field) => [field, common(field)]));
  return {
    values: {
      ...(texts as Record<CorrectionText, string>),
      compilation: flags.size === 1 ? (songs[0]?.compilation ?? null) : null,
    },
    mixed,
  };
}

/** Fields that must not be emptied. */
const REQUIRED: readonly CorrectionText[] = ['title', 'artists', 'album'];
const YEARS: readonly CorrectionText[] = ['year', 'originalYear'];
/** Fields with a number. */
export const NUMBERS: readonly CorrectionText[] = ['trackNo', 'discNo', ...YEARS];
const SINGLE_TEXTS: readonly CorrectionText[] = ['title', 'album', 'work', 'label'];
const NUMBER_MAX = 9999;

/**
 * What differs from the first content of the form. An empty field in which the songs differ stays as it is.
 *
 * @returns `fields` to send, without those that have a problem
 */
export function correctionOf(
  first: CorrectionValues,
  now: CorrectionValues,
): { fields: TagCorrection; problems: Partial<Record<CorrectionText, CorrectionProblem>> } {
  const fields: TagCorrection = {};
  const problems: Partial<Record<CorrectionText, CorrectionProblem>> = {};
  for (const field of correctionTexts) {
    const text = now[field].trim();
    if (text === first[field]) continue;
    const isNumber = NUMBERS.includes(field);
    if (REQUIRED.includes(field) && namesIn(text).length === 0) problems[field] = 'empty';
    else if (isNumber && !isNumberFor(field, text)) problems[field] = 'no-number';
    else Object.assign(fields, { [field]: valueOf(field, text) });
  }
  if (now.compilation !== first.compilation && now.compilation !== null) fields.compilation = now.compilation;
  return { fields, problems };
}

const isNumberFor = (field: CorrectionText, text: string): boolean =>
  /^\d*$/.test(text) && Number(text) <= (YEARS.includes(field) ? CORRECTED_YEAR_MAX : NUMBER_MAX);

const valueOf = (field: CorrectionText, text: string): string | number | string[] => {
  if (NUMBERS.includes(field)) return Number(text);
  return SINGLE_TEXTS.includes(field) ? text : namesIn(text);
};
