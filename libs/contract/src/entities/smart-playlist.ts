/** Properties that rules of smart playlists test. `albumArtist`: artist of the album */
export type SmartTextField = 'title' | 'artist' | 'album' | 'albumArtist';
/** `duration` in seconds, `plays` by the caller, `bitrate` in kbit/s */
export type SmartNumberField = 'duration' | 'plays' | 'bitrate';
/**
 * Time when the caller liked it, last played it, or added it to an own playlist; `libraryAdded`: when it came into the
 * music library
 */
export type SmartDateField = 'liked' | 'played' | 'added' | 'libraryAdded';
export type SmartFlagField = 'mv' | 'lyric';

/** Formats of sound files that rules distinguish. */
export const smartFormats = [
  ...(['flac', 'mp3', 'm4a', 'aac', 'ogg', 'opus', 'wav'] as const),
  ...(['ape', 'wv', 'wma', 'dsf', 'dff', 'tta', 'tak', 'mpc', 'aiff'] as const),
] as const;
export type SmartFormat = (typeof smartFormats)[number];

export type SmartRule =
  | { field: SmartTextField; op: 'contains' | 'not-contains' | 'is'; value: string }
  | { field: SmartNumberField; op: 'more' | 'less'; value: number }
  /** `value`: number of days */
  | { field: SmartDateField; op: 'within' | 'before'; value: number }
  /** `value`: ms since 1970; `since` contains it, `until` does not */
  | { field: SmartDateField; op: 'since' | 'until'; value: number }
  | { field: SmartDateField; op: 'ever' | 'never' }
  /** `value`: 1 to 5 stars by the caller; songs that are not rated match only `none` */
  | { field: 'rating'; op: 'is' | 'least' | 'most'; value: number }
  | { field: 'rating'; op: 'none' }
  /** `since` contains the year, `until` does not; songs of unknown year match none of them */
  | { field: 'year'; op: 'is' | 'since' | 'until'; value: number }
  /** `value`: key of a genre */
  | { field: 'genre'; op: 'is' | 'is-not'; value: string }
  | { field: 'format'; op: 'is' | 'is-not'; value: SmartFormat }
  /** `value`: id of a playlist that the caller may see */
  | { field: 'list'; op: 'in' | 'not-in'; value: number }
  /** `value`: id of a music library that the caller hears */
  | { field: 'library'; op: 'in' | 'not-in'; value: number }
  | { field: SmartFlagField; op: 'yes' | 'no' };

export type SmartOrder = SmartDateField | SmartNumberField | 'rating' | 'year' | 'title' | 'popularity';

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
