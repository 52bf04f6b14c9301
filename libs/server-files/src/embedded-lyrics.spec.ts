import { expect, it } from 'vitest';
import { bestLyrics, embeddedLyricTexts } from './embedded-lyrics.ts';

type Tags = Parameters<typeof embeddedLyricTexts>[0];
const embeddedLyrics = (read: Tags): string => bestLyrics(embeddedLyricTexts(read));
const tags = (native: Tags['native'], lyrics: Tags['common']['lyrics'] = []): Tags => ({
  native,
  common: { lyrics } as Tags['common'],
});

it.each(['LYRICS', 'lyrics', 'UNSYNCEDLYRICS', 'SYNCEDLYRICS', '©lyr', 'TXXX:LYRICS', 'WM/Lyrics'])(
  'reads lyrics of the tag %s unchanged',
  (id) => {
    const raw = '[00:01.00][00:09.00]<00:01.00>a';
    expect(embeddedLyrics(tags({ vorbis: [{ id, value: `${raw}\r\n` }] }))).toBe(raw);
  },
);

it('prefers the lyrics with the finest timing', () => {
  const value = 'a\nb';
  const timed = [
    { timestamp: 1500, text: 'a' },
    { timestamp: 62_000, text: 'b\n' },
  ];
  const lyrics = [{ text: value }, { syncText: timed }] as Tags['common']['lyrics'];
  expect(embeddedLyrics(tags({ 'ID3v2.3': [{ id: 'TIT2', value }] }, lyrics))).toBe(
    '[00:01.500]a\n[01:02.000]b',
  );
  const text = '[0,500](0,500,0)a';
  expect(embeddedLyrics(tags({ APEv2: [{ id: 'Lyrics', value: text }] }, lyrics))).toBe(text);
  expect(embeddedLyrics(tags({}))).toBe('');
});

it('ignores lyrics in unreadable formats and returns others in their own format', () => {
  const ass = '[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,a';
  expect(embeddedLyrics(tags({ vorbis: [{ id: 'LYRICS', value: ass }] }))).toBe('');
  const qrc = '[1000,500]a(1000,500)';
  const both = [
    { id: 'LYRICS', value: ass },
    { id: 'LYRICS', value: qrc },
  ];
  expect(embeddedLyrics(tags({ vorbis: both }))).toBe(qrc);
});
