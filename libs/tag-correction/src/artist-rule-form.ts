import type { ArtistRuleRequest } from '@qingyin/contract';
import { namesIn, SEPARATOR } from './correction-form.ts';

/** What is put right about an artist. */
export type ArtistRuleKind = 'into' | 'names' | 'whole';

/** Content of the form. */
export interface ArtistRuleValues {
  kind: ArtistRuleKind;
  /** the other artist, once it is chosen */
  into: { id: number; name: string } | null;
  /** names of several artists, separated by semicolons */
  names: string;
  /** a whole name as in the tags */
  whole: string;
}

const BETWEEN_NAMES = /\s*[/&＆、，,;；+＋×]\s*|\s+(?:feat\.?|ft\.?|featuring|and|x)\s+/iu;

/** First content of the form: the names that the artist's name seems to consist of. */
export function artistRuleValues(name: string): ArtistRuleValues {
  const names = name.split(BETWEEN_NAMES).filter(Boolean);
  const several = names.length > 1;
  return {
    kind: several ? 'names' : 'into',
    into: null,
    names: several ? names.join(SEPARATOR) : '',
    whole: '',
  };
}

/** The rule to send; undefined while the form is incomplete. */
export function artistRuleOf({ kind, into, names, whole }: ArtistRuleValues): ArtistRuleRequest | undefined {
  if (kind === 'into') return into ? { into: into.id } : undefined;
  if (kind === 'whole') return whole.trim() ? { whole: whole.trim() } : undefined;
  const list = [...new Set(namesIn(names))];
  return list.length > 1 ? { names: list } : undefined;
}
