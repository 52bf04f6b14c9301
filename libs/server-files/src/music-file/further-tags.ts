import { creditRoles } from '@qingyin/contract';
import type { RawMusicTags } from '../music-tags.ts';
import type { NativeText } from './native-texts.ts';
import type { TagField } from './tag-names.ts';

/** How the fields of a file are read. */
export interface TagReader {
  /** values of the most reliable tag of a field */
  valuesIn: (field: TagField) => readonly NativeText[];
  /** texts as they are kept, each once */
  stored: (values: readonly NativeText[]) => string[];
}

type FurtherTags = Pick<
  RawMusicTags,
  | 'credits'
  | 'work'
  | 'movement'
  | 'movementNo'
  | 'releaseGroupMbid'
  | 'catalogueNumber'
  | 'barcode'
  | 'country'
>;

/** Longer texts are no names of people. */
const LONGEST_NAME = 200;
const LARGEST_NUMBER = 9999;
const MBID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const BARCODE = /^\d{6,18}$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Credits, work and edition of a file; what is not tagged is left out, because most files have none of it. */
export function furtherTags(reader: TagReader): FurtherTags {
  const plain = (field: TagField): string => reader.valuesIn(field)[0]?.text ?? '';
  const group = MBID.exec(plain('releaseGroup'))?.[0].toLowerCase();
  const barcode = plain('barcode').replace(/[\s-]/g, '');
  const country = plain('country').toUpperCase();
  const [catalogueNumber] = reader.stored(reader.valuesIn('catalogueNumber').slice(0, 1));
  return {
    ...creditsOf(reader),
    ...workOf(reader),
    ...(group && { releaseGroupMbid: group }),
    ...(catalogueNumber && { catalogueNumber }),
    ...(BARCODE.test(barcode) && { barcode }),
    ...(COUNTRY.test(country) && { country }),
  };
}

function creditsOf({ valuesIn, stored }: TagReader): Pick<FurtherTags, 'credits'> {
  const credits: NonNullable<FurtherTags['credits']> = {};
  for (const role of creditRoles) {
    if (role === 'composer') continue;
    const names = stored(valuesIn(role).filter(({ text }) => text.length <= LONGEST_NAME));
    if (names.length > 0) credits[role] = names;
  }
  return Object.keys(credits).length > 0 ? { credits } : {};
}

/** The grouping is the work only where a movement is tagged: other programs use it for anything. */
function workOf({ valuesIn, stored }: TagReader): Pick<FurtherTags, 'work' | 'movement' | 'movementNo'> {
  const first = (values: readonly NativeText[]): string => stored(values.slice(0, 1))[0] ?? '';
  const named = valuesIn('movement');
  const numbered = valuesIn('movementNo');
  const isNumber = ({ text }: NativeText): boolean => /^\d+(?:\/\d+)?$/.test(text);
  const movement = first(named.length > 0 ? named : numbered.filter((value) => !isNumber(value)));
  const number = parseInt(numbered.find(isNumber)?.text ?? '', 10);
  const movementNo = number > 0 && number <= LARGEST_NUMBER ? number : 0;
  const work = first(valuesIn('work')) || (movement || movementNo ? first(valuesIn('grouping')) : '');
  return work === ''
    ? {}
    : { work, ...(movement !== '' && { movement }), ...(movementNo > 0 && { movementNo }) };
}
