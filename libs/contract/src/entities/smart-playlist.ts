/** Properties that rules of smart playlists test. */
export type SmartTextField = 'title' | 'artist' | 'album';
/** `duration` in seconds, `plays` by the caller */
export type SmartNumberField = 'duration' | 'plays';
/** time when the caller liked it, last played it, or added it to an own playlist */
export type SmartDateField = 'liked' | 'played' | 'added';
export type SmartFlagField = 'mv' | 'lyric';

export type SmartRule =
  | { field: SmartTextField; op: 'contains' | 'not-contains' | 'is'; value: string }
  | { field: SmartNumberField; op: 'more' | 'less'; value: number }
  /** `value`: number of days; `ever` and `never` have none */
  | { field: SmartDateField; op: 'within' | 'before'; value: number }
  | { field: SmartDateField; op: 'ever' | 'never' }
  /** `value`: id of a playlist that the caller may see */
  | { field: 'list'; op: 'in' | 'not-in'; value: number }
  | { field: SmartFlagField; op: 'yes' | 'no' };

export type SmartOrder = SmartDateField | SmartNumberField | 'title' | 'popularity';

/** Definition of a smart playlist: filter, order and limit. */
export interface SmartRules {
  match: 'all' | 'any';
  rules: SmartRule[];
  order: SmartOrder;
  /** greatest, newest or last in the alphabet first */
  descending: boolean;
  /** greatest number of songs */
  limit: number;
}

export interface SmartPlaylist {
  id: number;
  name: string;
  rules: SmartRules;
  createTime: number;
  updateTime: number;
}
