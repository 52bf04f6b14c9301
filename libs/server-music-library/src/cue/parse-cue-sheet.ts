import { type CueSheet, CueSheetError, type CueTrack, framesOf } from './cue-sheet.ts';
import { dateOf, fileOf, gainOf, numbersOf, textOf } from './cue-values.ts';

/** More tracks than any sheet has; the rest is left out. */
const MOST_TRACKS = 999;
/** Characters of a line that are read. */
const LONGEST_LINE = 1000;
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const COMMAND = /^[\s\ufeff]*([A-Za-z_]+)\s*(.*)$/s;
const TRACK = /^(\d{1,4})?\s*(\S*)/;
const INDEX = /^0*([01])\s+(.*)$/;
/** Commands that stand behind `REM`; others behind it are comments. */
const REMARKS = new Set([
  'GENRE',
  'DATE',
  'DISCNUMBER',
  'TOTALDISCS',
  'COMMENT',
  'REPLAYGAIN_ALBUM_GAIN',
  'REPLAYGAIN_TRACK_GAIN',
]);
const SOUND = /^(?:AUDIO|CDG)?$/i;

interface Parser {
  sheet: CueSheet;
  /** undefined: the lines are about the sheet */
  track: CueTrack | undefined;
  /** the lines are about a track that is left out */
  skips: boolean;
  /** place of the current file; -1 before the first one */
  file: number;
}

/**
 * Reads the text of a CUE sheet, in the forms that programs and people write: any line ends and letter case, quotation
 * marks of all kinds or none, `REM` left out. Data tracks and unknown lines are left out.
 *
 * @param sure see `CueSheet`
 * @throws CueSheetError `no-tracks`
 */
export function parseCueSheet(text: string, sure = true): CueSheet {
  const parser: Parser = { sheet: emptySheet(sure), track: undefined, skips: false, file: -1 };
  for (const line of text.split(LINE_ENDS)) {
    const [, command = '', value = ''] = COMMAND.exec(line.slice(0, LONGEST_LINE)) ?? [];
    const remark = command.toUpperCase() === 'REM' ? COMMAND.exec(value) : undefined;
    const name = (remark === undefined ? command : (remark?.[1] ?? '')).toUpperCase();
    if (remark === undefined || REMARKS.has(name)) readLine(parser, name, remark?.[2] ?? value);
  }
  const { sheet } = parser;
  if (sheet.tracks.length === 0) throw new CueSheetError('no-tracks');
  // Without a line `FILE`, the tracks are those of a file without a name.
  if (sheet.files.length === 0) sheet.files.push({ name: '', type: '' });
  return sheet;
}

const emptySheet = (sure: boolean): CueSheet => ({
  title: '',
  performer: '',
  songwriter: '',
  catalog: '',
  genre: '',
  date: '',
  comment: '',
  discNo: 0,
  discTotal: 0,
  albumGain: null,
  files: [],
  tracks: [],
  sure,
});

function readLine(parser: Parser, command: string, value: string): void {
  const { sheet, track } = parser;
  if (command === 'FILE') readFile(parser, value);
  else if (command === 'TRACK') readTrack(parser, value);
  else if (parser.skips) return;
  else if (track) readTrackLine(parser, track, command, value);
  else readSheetLine(sheet, command, value);
}

function readFile(parser: Parser, value: string): void {
  const { sheet } = parser;
  const file = fileOf(value);
  const known = sheet.files.findIndex(({ name }) => name === file.name);
  if (known >= 0) parser.file = known;
  else if (sheet.files.length < MOST_TRACKS) parser.file = sheet.files.push(file) - 1;
}

function readTrack(parser: Parser, value: string): void {
  const { sheet } = parser;
  const [, number, type = ''] = TRACK.exec(value.trim()) ?? [];
  parser.skips = !SOUND.test(type) || sheet.tracks.length >= MOST_TRACKS;
  if (parser.skips) return;
  parser.track = {
    number: Number(number ?? 0) || (sheet.tracks.at(-1)?.number ?? 0) + 1,
    title: '',
    performer: '',
    songwriter: '',
    isrc: '',
    flags: [],
    file: Math.max(0, parser.file),
    gapStart: null,
    start: null,
    pregap: 0,
    postgap: 0,
    date: '',
    genre: '',
    trackGain: null,
  };
  sheet.tracks.push(parser.track);
}

function readSheetLine(sheet: CueSheet, command: string, value: string): void {
  if (command === 'TITLE') sheet.title = textOf(value);
  else if (command === 'PERFORMER') sheet.performer = textOf(value);
  else if (command === 'SONGWRITER') sheet.songwriter = textOf(value);
  else if (command === 'CATALOG') sheet.catalog = textOf(value);
  else if (command === 'GENRE') sheet.genre = textOf(value);
  else if (command === 'DATE') sheet.date = dateOf(value);
  else if (command === 'COMMENT') sheet.comment = textOf(value);
  else if (command === 'REPLAYGAIN_ALBUM_GAIN') sheet.albumGain = gainOf(value);
  else if (command === 'TOTALDISCS') sheet.discTotal = numbersOf(value).no;
  else if (command === 'DISCNUMBER') {
    const { no, total } = numbersOf(value);
    sheet.discNo = no;
    sheet.discTotal ||= total;
  }
}

function readTrackLine(parser: Parser, track: CueTrack, command: string, value: string): void {
  if (command === 'TITLE') track.title = textOf(value);
  else if (command === 'PERFORMER') track.performer = textOf(value);
  else if (command === 'SONGWRITER') track.songwriter = textOf(value);
  else if (command === 'ISRC') track.isrc = textOf(value);
  else if (command === 'FLAGS') track.flags = textOf(value).toUpperCase().split(/\s+/).filter(Boolean);
  else if (command === 'DATE') track.date = dateOf(value);
  else if (command === 'GENRE') track.genre = textOf(value);
  else if (command === 'PREGAP') track.pregap = framesOf(value) ?? 0;
  else if (command === 'POSTGAP') track.postgap = framesOf(value) ?? 0;
  else if (command === 'REPLAYGAIN_TRACK_GAIN') track.trackGain = gainOf(value);
  else if (command === 'INDEX') readIndex(parser, track, value);
}

/** The file may change between the gap before a track and the track, which then belongs to the second one. */
function readIndex(parser: Parser, track: CueTrack, value: string): void {
  const [, number = '', time = ''] = INDEX.exec(value.trim()) ?? [];
  const frames = framesOf(time);
  if (frames === null) return;
  const file = Math.max(0, parser.file);
  if (track.file !== file) Object.assign(track, { file, gapStart: null });
  if (number === '0') track.gapStart = frames;
  else track.start = frames;
}
