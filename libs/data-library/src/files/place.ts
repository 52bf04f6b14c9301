import { brief } from './lines.ts';

/** What the place of a file says about its song. */
export interface Place {
  /** of the file, without its folders and its ending */
  name: string;
  /** where players have sorted it by artist and album; empty elsewhere */
  artist: string;
  album: string;
}

/** Two letters at least: `C:` is a drive. */
const ADDRESS = /^([a-z][a-z\d+.-]+):\/\//i;
const ENDING = /\.(?:[a-z][a-z\d]{1,3}|3gp|mflac\w?|qmc\w+|bkc\w+|kgma)$/i;
/** Endings of sound, which no title has. */
const SOUND = /\.(?:mp3|flac|m4a|aac|ogg|opus|wav|wma|ape|aiff?|alac|dsf|ncm|mflac\w?|qmc\w+)$/i;
const TRACK_NUMBER = /^\d{1,3}\b/;
/** Folders below which players sort by artist and album. */
const MUSIC = /^(?:my music|music|itunes media|音乐|我的音乐|音樂)$/i;
const LONGEST_PLACE = 4000;

/** An address without its escapes; those that are no text stay as they are. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** The name of a song's file, without its folders and its ending; other words as they are. */
export const withoutPlace = (words: string): string => (SOUND.test(words) ? placeOf(words).name : words);

/** Reads where a file lies: a path of any system, or an address. */
export function placeOf(written: string): Place {
  const whole = written.trim().slice(0, LONGEST_PLACE);
  const scheme = ADDRESS.exec(whole)?.[1]?.toLowerCase();
  // What follows ? and # belongs to the address of a server; in a path they are letters.
  const path = scheme && scheme !== 'file' ? whole.replace(/[?#].*$/, '') : whole;
  const folders = path
    .split(/[\\/]+/)
    .map(decoded)
    .filter(
      (folder) => folder !== '' && folder !== '.' && folder !== '..' && !/^[a-z][a-z\d+.-]*:$/i.test(folder),
    );
  const file = folders.pop() ?? '';
  const name = brief(/[\\/]$/.test(path) ? whole : file.replace(ENDING, '') || whole);
  const [root = '', artist = '', album = ''] = folders.slice(-3);
  const sorted = TRACK_NUMBER.test(name) && folders.length >= 3 && MUSIC.test(root);
  if (sorted) return { name, artist: brief(artist), album: brief(album) };
  const relative = folders.length === 2 && !/^(?:[\\/]|[a-z]:|[a-z]+:\/\/)/i.test(path) && !MUSIC.test(root);
  if (relative && TRACK_NUMBER.test(name)) return { name, artist: brief(root), album: brief(artist) };
  return { name, artist: '', album: '' };
}
