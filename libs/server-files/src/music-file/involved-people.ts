import { creditRoles } from '@qingyin/contract';

/** Frames of ID3v2 with functions and the names of people. */
const FRAMES = /^(?:TIPL|TMCL|IPLS)$/;
/** Functions of technicians, which are no roles. */
const TECHNICAL = /engineer|mix|master|record|edit|program|design|photo|录音|混音|母带/i;
/** Functions under other names. */
const SYNONYMS: Readonly<Record<string, string>> = {
  arrangement: 'arranger',
  'executive producer': 'producer',
  'co-producer': 'producer',
  orchestra: 'performer',
  vocals: 'performer',
  performance: 'performer',
};

/** A name under the name of a tag, see `tagNames`. */
export interface InvolvedName {
  name: string;
  text: string;
}

/**
 * Names in the frames of involved people and of musicians. Musicians are performers with their instrument in brackets;
 * further functions of involved people are left out.
 *
 * @param value functions with their names, as parsed; anything else has no names
 */
export function involvedPeople(id: string, value: unknown): InvolvedName[] {
  if (!FRAMES.test(id) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([written, names]) => {
    const task = written.trim();
    const folded = task.toLowerCase();
    const role = creditRoles.find((each) => each === folded) ?? SYNONYMS[folded];
    const name = role ?? (id === 'TIPL' || TECHNICAL.test(task) ? undefined : 'performer');
    if (name === undefined || !Array.isArray(names)) return [];
    const detail = role === undefined || role === 'performer' ? shownDetail(task) : '';
    return names
      .filter((each): each is string => typeof each === 'string' && each.trim() !== '')
      .map((each) => ({ name, text: `${each.trim()}${detail}` }));
  });
}

const shownDetail = (task: string): string =>
  task === '' || /^perform(?:er|ance)$/i.test(task) ? '' : ` (${task})`;
