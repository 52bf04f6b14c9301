import { boundedKey } from './bounded-key.ts';
import { foldName } from './fold-name.ts';

/** Words of an edition, not of an album: a live recording or a new recording is another album. */
const LATIN =
  /\b(?:edition|deluxe|expanded|anniversary|remaster(?:ed|ing)?|reissue|bonus (?:disc|tracks?)|collector'?s?|special|limited|legacy|platinum|mono|stereo|explicit|sacd|hi-?res)\b/;
const WORDS = [
  '豪华|纪念|周年|典藏|珍藏|限量|限定|精装|平装|特别|重制|重新发行|复刻|升级|完整|加值|庆功',
  '进口|引进|首批|预购|初回|通常|台湾|香港|内地|改',
].join('|');
/** `豪华版`, `20周年纪念版` */
const CHINESE = `(?:[\\d一二三四五六七八九十百]+周年(?:${WORDS})*|(?:${WORDS})+)[版盘]`;
const CHINESE_WITHIN = new RegExp(CHINESE, 'u');
const AT_END = new RegExp(`\\s*${CHINESE}$`, 'u');
const IN_BRACKETS = /\s*[([{（［【〈《]([^()[\]{}（）［］【】〈〉《》]+)[)\]}）］】〉》]$/u;
const BEHIND_DASH = /\s+[-–—:：]\s*([^-–—:：]+)$/u;

const isEdition = (text: string): boolean => LATIN.test(text) || CHINESE_WITHIN.test(text);

/**
 * Identity of an album's title in all of its editions: without "(Deluxe Edition)", "[2011 Remaster]", "豪华版" and the like
 * at its end. '' for an album without a title.
 */
export function editionKey(title: string): string {
  let text = foldName(title);
  for (;;) {
    const shorter = withoutSuffix(text);
    if (shorter === text || shorter === '') return text === '' ? '' : boundedKey('title', text);
    text = shorter;
  }
}

function withoutSuffix(text: string): string {
  for (const pattern of [IN_BRACKETS, BEHIND_DASH]) {
    const [suffix, named = ''] = pattern.exec(text) ?? [];
    if (suffix !== undefined && isEdition(named)) return text.slice(0, -suffix.length).trim();
  }
  return text.replace(AT_END, '').trim();
}
