import { describe, expect, it } from 'vitest';
import { parseCueSheet } from '../cue/parse-cue-sheet.ts';
import { sheetText, type TrackInSpec } from '../cue/testing/sheet-text.ts';
import { deriveAlbums } from './derive-albums.ts';
import { type FileInSpec, taggedFiles } from './testing/tagged-file.ts';
import { type FolderSheet, withSheets } from './with-sheets.ts';

const HOUR = 3_600_000;
const TRACKS: TrackInSpec[] = [
  { title: '静夜思', start: '00:00:00' },
  { title: '关山月', start: '04:01:05', performer: '王维' },
];

const sheetNamed = (name: string, text: string, folder = 'Album'): FolderSheet => ({
  folder,
  name,
  sheet: parseCueSheet(text),
});
const image = (more: FileInSpec = {}): FileInSpec => ({ name: 'CDImage.flac', durationMs: HOUR, ...more });
const albumsOf = (files: readonly FileInSpec[], ...sheets: FolderSheet[]) =>
  deriveAlbums(withSheets(taggedFiles(files), sheets), { exceptions: [] });
const songsOf = (files: readonly FileInSpec[], ...sheets: FolderSheet[]) =>
  albumsOf(files, ...sheets).flatMap(({ songs }) => songs);
const titles = (files: readonly FileInSpec[], ...sheets: FolderSheet[]): string[] =>
  songsOf(files, ...sheets).map(({ title }) => title);

describe('withSheets', () => {
  it('makes songs of the tracks, in an album of the sheet', () => {
    const head = 'REM DATE 2003\nREM GENRE 民谣\nREM DISCNUMBER 2\nREM REPLAYGAIN_ALBUM_GAIN -6.5 dB';
    const [album, ...others] = albumsOf([image()], sheetNamed('x.cue', sheetText(TRACKS, { head })));
    expect(others).toEqual([]);
    expect(album).toMatchObject({ name: '山中', year: 2003, artists: [{ name: '林间' }] });
    expect(album?.songs).toMatchObject([
      {
        ...{ title: '静夜思', trackNo: 1, discNo: 2, startMs: 0, endMs: 241_067, durationMs: 241_067 },
        ...{ artists: [{ name: '林间' }], genres: [{ name: '民谣' }], year: 2003, albumGain: -6500 },
      },
      {
        ...{ title: '关山月', trackNo: 2, startMs: 241_067, endMs: null, durationMs: HOUR - 241_067 },
        ...{ artists: [{ name: '王维' }], artistText: '王维' },
      },
    ]);
  });

  it('takes from the tags of the file what the sheet does not say of the album, and nothing of a song', () => {
    const file = image({
      ...{ title: '整轨', artists: ['林间'], albumArtists: ['林间'], album: '山中', genres: ['Folk'] },
      ...{ date: '2003', picture: 'p', lyrics: ['[00:01.00]床前'], trackGain: -5 },
      recordingMbid: 'b8a7c51f-362c-4dcb-a259-bc6e0095f0a6',
    });
    const [album] = albumsOf([file], sheetNamed('x.cue', sheetText(TRACKS, { title: '', performer: '' })));
    expect(album).toMatchObject({ name: '山中', year: 2003, picture: 'p', artists: [{ name: '林间' }] });
    for (const song of album?.songs ?? [])
      expect(song).toMatchObject({
        genres: [{ name: 'Folk' }],
        mbid: '',
        lyric: '',
        albumGain: -5000,
        trackGain: null,
      });
    expect(album?.songs.map(({ title, artistText }) => [title, artistText])).toEqual([
      ['静夜思', '林间'],
      ['关山月', '王维'],
    ]);
  });

  it('names the album after the sheet when nothing else names it, and tracks by their number', () => {
    const text = sheetText(
      TRACKS.map((track) => ({ ...track, title: '' })),
      { title: '' },
    );
    const [album] = albumsOf([image()], sheetNamed('林间 - 山中.cue', text));
    expect(album).toMatchObject({ name: '山中', songs: [{ title: '音轨 01' }, { title: '音轨 02' }] });
    expect(albumsOf([image()], sheetNamed('CDImage.cue', text))[0]?.name).toBe('');
  });

  it('joins the discs of an album in one folder', () => {
    const sheets = [1, 2].map((disc) =>
      sheetNamed(`CD${disc}.cue`, sheetText(TRACKS, { file: 'CDImage.wav' })),
    );
    const [album, ...others] = albumsOf(
      [image({ name: 'CD1.flac' }), image({ name: 'CD2.flac' })],
      ...sheets,
    );
    expect(others).toEqual([]);
    expect(album?.songs.map(({ discNo, trackNo }) => `${discNo}-${trackNo}`)).toEqual([
      '1-1',
      '1-2',
      '2-1',
      '2-2',
    ]);
  });

  it('prefers the sheet that names the file, then more tracks, then right texts', () => {
    const third = { title: '蜀道难', start: '08:00:00' };
    const by = (performer: string, more: object = {}, tracks = TRACKS) =>
      sheetText(tracks, { performer, ...more });
    const chosen = (...sheets: FolderSheet[]): string[] =>
      [sheets, sheets.toReversed()].map((order) => albumsOf([image()], ...order)[0]?.artists[0]?.name ?? '');
    expect(
      chosen(
        sheetNamed('a.cue', by('甲', { file: 'other.wav' }, [...TRACKS, third])),
        sheetNamed('b.cue', by('乙')),
      ),
    ).toEqual(['乙', '乙']);
    expect(
      chosen(sheetNamed('a.cue', by('甲')), sheetNamed('b.cue', by('乙', {}, [...TRACKS, third]))),
    ).toEqual(['乙', '乙']);
    expect(chosen(sheetNamed('a.cue', by('甲\ufffd')), sheetNamed('b.cue', by('乙')))).toEqual(['乙', '乙']);
    expect(chosen(sheetNamed('a.cue', by('甲')), sheetNamed('b.cue', by('乙')))).toEqual(['甲', '甲']);
  });

  it('leaves a file whole when the sheet is that of another one', () => {
    const file = image({ title: '一首', durationMs: 250_000 });
    const late = ['08', '12', '16'].map((minute) => ({ title: minute, start: `${minute}:00:00` }));
    expect(titles([file], sheetNamed('x.cue', sheetText([...TRACKS, ...late])))).toEqual(['一首']);
    expect(
      titles(
        [file, image({ name: 'b.flac', title: '另一首' })],
        sheetNamed('x.cue', sheetText(TRACKS, { file: 'c.wav' })),
      ),
    ).toEqual(['另一首', '一首']);
    expect(titles([image({ title: '一首' })], sheetNamed('x.cue', sheetText(TRACKS), '别处'))).toEqual([
      '一首',
    ]);
  });

  it('completes the tags of files of one track each, and doubles none', () => {
    const text = ['PERFORMER "林间"', 'TITLE "山中"']
      .concat(
        TRACKS.map(
          ({ title }, at) =>
            `FILE "0${at + 1}.wav" WAVE\nTRACK ${at + 1} AUDIO\nTITLE "${title}"\nINDEX 01 00:00:00`,
        ),
      )
      .join('\n');
    const files = [{ name: '01.flac' }, { name: '02.flac', title: '自己的名字', artists: ['王维'] }];
    const [album, ...others] = albumsOf(files, sheetNamed('x.cue', text));
    expect(others).toEqual([]);
    expect(album).toMatchObject({
      name: '山中',
      songs: [
        { title: '静夜思', artistText: '林间', trackNo: 1, startMs: 0, endMs: null, durationMs: 240_000 },
        { title: '自己的名字', artistText: '王维', trackNo: 2 },
      ],
    });
  });

  it('uses the sheet in the tags, unless there is one beside the file', () => {
    const file = image({ title: '整轨', cueSheet: sheetText(TRACKS, { title: '内', file: 'x.wav' }) });
    expect(albumsOf([file])[0]).toMatchObject({
      name: '内',
      songs: [{ title: '静夜思' }, { title: '关山月' }],
    });
    expect(albumsOf([file], sheetNamed('x.cue', sheetText(TRACKS, { title: '外' })))[0]?.name).toBe('外');
    expect(titles([{ ...file, durationMs: 200_000 }])).toEqual(['整轨']);
    expect(titles([{ ...file, cueSheet: 'none' }])).toEqual(['整轨']);
  });

  it('does not depend on the order of files and sheets', () => {
    const files = [image(), image({ name: 'b.flac', fileId: 9 })];
    const sheets = [
      sheetNamed('a.cue', sheetText(TRACKS)),
      sheetNamed('b.cue', sheetText(TRACKS, { file: 'b.wav' })),
    ];
    const inOrder = albumsOf(files, ...sheets);
    expect(
      albumsOf(files.map((file, at) => ({ fileId: at + 1, ...file })).toReversed(), ...sheets.toReversed()),
    ).toEqual(
      albumsOf(
        files.map((file, at) => ({ fileId: at + 1, ...file })),
        ...sheets,
      ),
    );
    expect(inOrder[0]?.songs).toHaveLength(4);
  });
});
