import { readJson } from './json/json-sources.ts';

/** A known but unsupported format of lyrics or subtitles. */
export interface UnsupportedFormat {
  /** its common name */
  name: string;
  encrypted: boolean;
}

const plainForm = (name: string): UnsupportedFormat => ({ name, encrypted: false });
const encryptedForm = (name: string): UnsupportedFormat => ({ name, encrypted: true });

/** Number of characters in which a file identifies its format. */
const HEAD = 4096;
/** Beginning of QQ Music's encrypted files when decoded as text. */
const QRC_BYTES = /^[\ufffd\u0098]%[\s\S]{2,6}\p{Cc}/u;
const HEX = /^[\da-f\s]{64,}$/i;
/** Excludes sung words made of hex digits only (`da da`). */
const LONG_HEX = /[\da-f]{64}/i;
/** `[start,end]text`; with words it is a verse of another format, whose second number is a duration. */
const SPAN = /^[ \t]*\[(\d{1,9}),(\d{1,9})\](.*)$/;
const TIMED_WORD = /[(<]\d{1,9},\d{1,9}[,)]/;
/** `[start,end,role]text` */
const SPAN_WITH_ROLE = /^[ \t]*\[\d{1,9},\d{1,9},\d{1,2}\]/m;

const heads: [RegExp, UnsupportedFormat][] = [
  [/^krc1/, encryptedForm('KRC')],
  [QRC_BYTES, encryptedForm('QRC')],
  [/^\[Script Info\]|^Dialogue:[ \t]?(?:Marked=)?\d/im, plainForm('ASS/SSA')],
  [/^[ \t]*\[type:[ \t]?LyricifyLines\]/im, plainForm('Lyricify Lines')],
  [/^[ \t]*\[Lyricify Quick Export\]/im, plainForm('Lyricify Quick Export')],
  [/^[ \t]*karaoke\.(?:add|songname|singer|tag)\b/im, plainForm('KSC')],
  [/^<SAMI[\s>]/i, plainForm('SAMI')],
  [/^\{\d{1,9}\}\{\d{0,9}\}/, plainForm('MicroDVD')],
  [/^\[\d{1,9}\]\[\d{1,9}\]/, plainForm('MPL2')],
  [/^#(?:TITLE|ARTIST|BPM|MP3|VERSION):[\s\S]*^[:*FRG] -?\d+ \d+ -?\d+ /m, plainForm('UltraStar')],
  [/^<window[\s>]/i, plainForm('RealText')],
  [/^\{\\rtf/, plainForm('RTF')],
  [/^<(?:!doctype[ \t]html|html)[\s>]/i, plainForm('HTML')],
];

/** Whether lines have start and end times without words; durations would sometimes be smaller than the starts. */
function areSpans(text: string): boolean {
  const spans = text.split('\n').flatMap((line) => {
    const [, start, end, sung = ''] = SPAN.exec(line) ?? [];
    return start === undefined ? [] : [{ ordered: Number(start) <= Number(end), sung }];
  });
  return spans.length > 1 && spans.every(({ ordered, sung }) => ordered && !TIMED_WORD.test(sung));
}

/** Detects a known but unsupported format, so that its timestamps and marks are not shown as lyrics. */
export function detectUnsupportedFormat(source: string): UnsupportedFormat | undefined {
  const head = source.slice(0, HEAD).trimStart();
  const known = heads.find(([sign]) => sign.test(head));
  if (known) return known[1];
  if (/^<\?xml/.test(head) && !/<(?:\w{1,20}:)?tt[\s>]|LyricContent|<QrcInfos/.test(source))
    return plainForm('XML');
  const json = readJson(source);
  if (json) return json.sources ? undefined : plainForm('JSON');
  if (HEX.test(source) && LONG_HEX.test(source)) return encryptedForm('QRC');
  if (SPAN_WITH_ROLE.test(head) || areSpans(source)) return plainForm('Lyricify Lines');
  return undefined;
}
