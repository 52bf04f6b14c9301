/** What of a song or of its listener a rule looks at. */
export type SmartTextField = 'title' | 'artist' | 'album';
/** `duration` in seconds, `plays` by the caller */
export type SmartNumberField = 'duration' | 'plays';
/** when the caller liked it, played it last, put it into a list of their own */
export type SmartDateField = 'liked' | 'played' | 'added';
export type SmartFlagField = 'mv' | 'lyric';

export type SmartRule =
  | { field: SmartTextField; op: 'contains' | 'not-contains' | 'is'; value: string }
  | { field: SmartNumberField; op: 'more' | 'less'; value: number }
  /** `value`: days; `ever` and `never` look at none */
  | { field: SmartDateField; op: 'within' | 'before'; value: number }
  | { field: SmartDateField; op: 'ever' | 'never' }
  /** `value`: a playlist that the caller may see */
  | { field: 'list'; op: 'in' | 'not-in'; value: number }
  | { field: SmartFlagField; op: 'yes' | 'no' };

export type SmartOrder = SmartDateField | SmartNumberField | 'title' | 'popularity';

/** Which songs a smart playlist holds, how many, in which order. */
export interface SmartRules {
  match: 'all' | 'any';
  rules: SmartRule[];
  order: SmartOrder;
  /** the greatest, newest or last letter first */
  descending: boolean;
  /** songs it holds at most */
  limit: number;
}

export interface SmartPlaylist {
  id: number;
  name: string;
  rules: SmartRules;
  createTime: number;
  updateTime: number;
}
