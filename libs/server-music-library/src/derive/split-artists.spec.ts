import { describe, expect, it } from 'vitest';
import { ARTIST_EXCEPTIONS } from './artist-exceptions.ts';
import { foldName } from './fold-name.ts';
import { splitArtists } from './split-artists.ts';

describe('splitArtists', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['  ', []],
    ['周杰伦', ['周杰伦']],
    ['周杰伦 / 费玉清', ['周杰伦', '费玉清']],
    ['周杰伦; 费玉清', ['周杰伦', '费玉清']],
    ['周杰伦、费玉清', ['周杰伦', '费玉清']],
    ['周杰伦 ＆ 费玉清', ['周杰伦', '费玉清']],
    ['周杰伦 feat. 费玉清', ['周杰伦', '费玉清']],
    ['Linkin Park Feat. Jay-Z', ['Linkin Park', 'Jay-Z']],
    ['Eminem ft. Dido', ['Eminem', 'Dido']],
    ['Eminem featuring Dido', ['Eminem', 'Dido']],
    ['Eminem (feat. Dido)', ['Eminem', 'Dido']],
    ['Eminem [ft. Dido / Rihanna]', ['Eminem', 'Dido', 'Rihanna']],
    ['周杰伦（feat. 费玉清）', ['周杰伦', '费玉清']],
    ['A (feat. B) / C', ['A', 'B', 'C']],
    ['Eminem feat. Nate Dogg & 50 Cent', ['Eminem', 'Nate Dogg & 50 Cent']],
    [' / A / ', ['/ A /']],
    ['A /  / B', ['A', '/ B']],
    // Never split:
    ['AC/DC', ['AC/DC']],
    ['Simon & Garfunkel', ['Simon & Garfunkel']],
    ['Earth, Wind & Fire', ['Earth, Wind & Fire']],
    ['Tyler, The Creator', ['Tyler, The Creator']],
    ['Crosby, Stills, Nash & Young', ['Crosby, Stills, Nash & Young']],
    ['Little Feat', ['Little Feat']],
    ['Little Feat & Friends', ['Little Feat & Friends']],
    ['Daft Punk', ['Daft Punk']],
    ['周杰伦＆费玉清', ['周杰伦＆费玉清']],
    ['Sunn O)))', ['Sunn O)))']],
    ['!!!', ['!!!']],
    ['KISS;', ['KISS;']],
    // Exceptions:
    ['Kairon; IRSE!', ['Kairon; IRSE!']],
    ['kairon; irse!', ['kairon; irse!']],
    ['AC / DC', ['AC/DC']],
    ['凤凰传奇', ['凤凰传奇']],
    ['神様、僕は気づいてしまった', ['神様、僕は気づいてしまった']],
    ['Kairon; IRSE! / Boris', ['Kairon; IRSE!', 'Boris']],
    ['Boris; Kairon; IRSE!; Sunn O)))', ['Boris', 'Kairon; IRSE!', 'Sunn O)))']],
    ['Boris feat. LOONA / yyxy', ['Boris', 'LOONA / yyxy']],
  ])('splits %j into %j', (text, names) => {
    expect(splitArtists(text)).toEqual(names);
  });

  it('keeps names of the given exceptions, also beside others', () => {
    expect(splitArtists('Hall / Oates')).toEqual(['Hall', 'Oates']);
    expect(splitArtists('Hall / Oates', ['Hall / Oates'])).toEqual(['Hall / Oates']);
    expect(splitArtists('Hall / Oates feat. Sting', ['Hall / Oates'])).toEqual(['Hall / Oates', 'Sting']);
  });

  it('keeps names that are known to be one artist', () => {
    const known = new Set([foldName('Bibio / Oddnosdam')]);
    expect(splitArtists('Bibio / Oddnosdam', [], known)).toEqual(['Bibio / Oddnosdam']);
    expect(splitArtists('Clark; BIBIO / ODDNOSDAM', [], known)).toEqual(['Clark', 'BIBIO / ODDNOSDAM']);
  });

  it('keeps every built-in exception in one piece', () => {
    expect(ARTIST_EXCEPTIONS.map((name) => splitArtists(name))).toEqual(
      ARTIST_EXCEPTIONS.map((name) => [name]),
    );
  });

  it('is fast for hostile texts', () => {
    const started = performance.now();
    splitArtists(`${'(feat. '.repeat(5000)}${' '.repeat(5000)}`);
    splitArtists(' / '.repeat(60));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
