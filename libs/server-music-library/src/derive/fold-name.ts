import { chinese } from '@qingyin/text/chinese';

/** Characters without a shape of their own: zero-width ones, direction marks, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const HAN = /\p{Script=Han}/gu;
/** Typographic forms beside the typed ones: MusicBrainz programs write `a‐ha` and `Don’t`. */
const TYPOGRAPHIC: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u2032]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2010\u2011\u2212]/g, '-'],
];

/**
 * Folds a name for identities and grouping: compatibility forms, case, white space, typographic signs and traditional
 * characters are the same; accents are not, so that `Bjork` and `Björk` stay two names.
 */
export function foldName(name: string): string {
  const folded = TYPOGRAPHIC.reduce(
    (text, [sign, typed]) => text.replace(sign, typed),
    name.replace(/\s+/g, ' ').replace(INVISIBLE, '').normalize('NFKC').toLowerCase().normalize('NFKC'),
  );
  return folded
    .replace(INVISIBLE, '')
    .replace(HAN, (character) => chinese.simplify(character))
    .replace(/\s+/g, ' ')
    .trim();
}
