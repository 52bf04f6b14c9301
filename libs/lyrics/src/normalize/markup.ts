/** Named character references found in lyrics from web pages; accented letters are composed from their parts. */
const named: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    shy: '',
    zwj: '\u200d',
  },
  ...{
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    sbquo: '‚',
    bdquo: '„',
  },
  ...{
    laquo: '«',
    raquo: '»',
    middot: '·',
    bull: '•',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    times: '×',
  },
  ...{ iexcl: '¡', iquest: '¿', szlig: 'ß', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', oelig: 'œ' },
  ...{ OElig: 'Œ', acute: '´', ordm: 'º', ordf: 'ª', euro: '€', hearts: '♥' },
};
const accents: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ cedil: '\u0327', caron: '\u030c' },
};
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g;
const ACCENTED = /^([a-zA-Z])(grave|acute|circ|tilde|uml|ring|cedil|caron)$/;

/** The character of a code point; '' for control characters and surrogates. */
function character(code: number): string {
  const control = code < 0x20 && code !== 0x09 && code !== 0x0a;
  if (control || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) || code === 0x7f) return '';
  return String.fromCodePoint(code === 0xa0 ? 0x20 : code);
}

function namedCharacter(name: string): string | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  return letter && accent ? `${letter}${accents[accent] ?? ''}`.normalize('NFC') : undefined;
}

const decodedOnce = (text: string): string =>
  text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    return namedCharacter(name ?? '') ?? whole;
  });

/** Decodes HTML character references, twice, because texts are often escaped twice. A lone `&` stays. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return decodedOnce(decodedOnce(text));
}

/** Elements that start a new line. */
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr|hr)(?:\s[^<>]{0,100})?\/?>/gi;
const TAG =
  /<\/?(?:a|b|big|center|cite|code|div|em|font|h[1-6]|i|li|mark|p|pre|ruby|s|small|span|strike|strong|sub|sup|tr|tt|u|ul)(?:\s[^<>]{0,300})?\/?>/gi;

/** Override tags of ASS, which occur in SRT and karaoke files. */
const OVERRIDE = /\{\\[^{}\n]{0,100}\}/g;

/** Removes markup elements; breaks become line feeds. Other `<` and `{` stay. */
export const stripTags = (text: string): string =>
  text.replace(BREAK, '\n').replace(TAG, '').replace(OVERRIDE, '');
