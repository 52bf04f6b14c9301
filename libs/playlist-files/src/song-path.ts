import { normalizeText } from './split-lines.ts';

/** Metadata that the path of a file gives. */
export interface SongPath {
  /** file name without folders and extension */
  name: string;
  /** from the folders, when players have sorted the file by artist and album; otherwise empty */
  artist: string;
  album: string;
}

/** At least two letters, because `C:` is a drive. */
const ADDRESS = /^([a-z][a-z\d+.-]+):\/\//i;
const ENDING = /\.(?:[a-z][a-z\d]{1,3}|3gp|mflac\w?|qmc\w+|bkc\w+|kgma)$/i;
/** Extensions of audio files, which no title has. */
const SOUND =
  /\.(?:mp3|flac|m4a|aac|ogg|opus|wav|wma|ape|aif[fc]?|alac|dsf|dff|wv|tta|tak|mpc|mp\+|mpp|ncm|mflac\w?|qmc\w+)$/i;
const TRACK_NUMBER = /^\d{1,3}\b/;
/** Folders in which players sort by artist and album. */
const MUSIC = /^(?:my music|music|itunes media|音乐|我的音乐|音樂)$/i;
const LONGEST_PLACE = 4000;

/** Decodes percent escapes; sequences that are not valid UTF-8 stay. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** Reduces the path of an audio file to its name without extension; returns other texts unchanged. */
export const stripPath = (text: string): string => (SOUND.test(text) ? parseSongPath(text).name : text);

/** Reads a path of any operating system, or a URL. */
export function parseSongPath(written: string): SongPath {
  const whole = written.trim().slice(0, LONGEST_PLACE);
  const scheme = ADDRESS.exec(whole)?.[1]?.toLowerCase();
  // Query and fragment belong to URLs of servers; in a path ? and # are ordinary characters.
  const path = scheme && scheme !== 'file' ? whole.replace(/[?#].*$/, '') : whole;
  const folders = path
    .split(/[\\/]+/)
    .map(decoded)
    .filter(
      (folder) => folder !== '' && folder !== '.' && folder !== '..' && !/^[a-z][a-z\d+.-]*:$/i.test(folder),
    );
  const file = folders.pop() ?? '';
  const name = normalizeText(/[\\/]$/.test(path) ? whole : file.replace(ENDING, '') || whole);
  const [root = '', artist = '', album = ''] = folders.slice(-3);
  const sorted = TRACK_NUMBER.test(name) && folders.length >= 3 && MUSIC.test(root);
  if (sorted) return { name, artist: normalizeText(artist), album: normalizeText(album) };
  const relative = folders.length === 2 && !/^(?:[\\/]|[a-z]:|[a-z]+:\/\/)/i.test(path) && !MUSIC.test(root);
  if (relative && TRACK_NUMBER.test(name))
    return { name, artist: normalizeText(root), album: normalizeText(artist) };
  return { name, artist: '', album: '' };
}
