import { describe, expect, it } from 'vitest';
import { readPlaylistFile } from './index.ts';
import { readNames, readRows } from './testing/read-rows.ts';

const SONG = ['静夜思', '林间', '山行', 213];
const both = [
  ['静夜思', '林间'],
  ['Second One', 'Some Band'],
];

describe('PLS', () => {
  it('is read in the order of the entry numbers', async () => {
    const text = [
      '[playlist]',
      'NumberOfEntries=9',
      'Title2=Some Band - Second One',
      'File2=/x/b.mp3',
      'Length2=-1',
      'file1=/x/a.mp3',
      'TITLE1 = 林间 - 静夜思',
      'length1=213',
      'File3=',
      'File10=http://h/Some%20Band%20-%20Tenth.mp3?x=1',
      'Version=2',
    ].join('\r\n');
    const rows = [
      ['静夜思', '林间', '', 213],
      ['Second One', 'Some Band', '', 0],
      ['Tenth', 'Some Band', '', 0],
    ];
    expect(await readRows('x.pls', text)).toEqual(rows);
    expect(await readRows('x.txt', text)).toEqual(rows);
  });
});

describe('XML playlists', () => {
  it.each([
    [
      'XSPF',
      'x.xspf',
      '<?xml version="1.0"?><!-- a --><playlist version="1" xmlns="http://xspf.org/ns/0/"><title>夜</title><trackList><track><title>静夜思</title><creator>林间</creator><album>山行</album><duration>213000</duration><location>file:///x/1.mp3</location></track></trackList></playlist>',
    ],
    [
      'XSPF of VLC with a prefix and sections',
      'x.xspf',
      '<x:playlist xmlns:x="http://xspf.org/ns/0/"><x:title>夜</x:title><x:trackList><x:track><x:location>a</x:location><x:title><![CDATA[静夜思]]></x:title><x:creator> &#26519;间 </x:creator><x:album>山行</x:album><x:duration>213000</x:duration><x:extension application="v"><vlc:id>0</vlc:id></x:extension></x:track></x:trackList></x:playlist>',
    ],
    [
      'WPL',
      'x.wpl',
      '<?wpl version="1.0"?><smil><head><meta name="Generator" content="x"/><title>夜</title></head><body><seq><media src="..\\1.mp3" albumTitle="山行" albumArtist="x" trackTitle="静夜思" trackArtist="林间" duration="213000"/></seq></body></smil>',
    ],
    [
      'ASX',
      'x.asx',
      '<ASX VERSION="3.0">\n<TITLE>夜</TITLE>\n<Entry><Title>静夜思</Title><AUTHOR>林间</AUTHOR><PARAM NAME="Album" VALUE="山行"/><Duration value="00:03:33.0"/><REF HREF="http://h/x.mp3?a=1&b=2"/></Entry></ASX>',
    ],
    [
      'Winamp 3',
      'x.b4s',
      '<?xml version="1.0"?><WinampXML><playlist num_entries="1" label="夜"><entry Playstring="file:a.mp3"><Name>静夜思</Name><Artist>林间</Artist><Album>山行</Album><Length>213000</Length></entry></playlist></WinampXML>',
    ],
    [
      '千千静听',
      'x.ttpl',
      '<?xml version="1.0"?><ttplaylist title="夜" version="4"><items count="1"><item file="a.mp3" title="林间 - 静夜思" SongName="静夜思" SongArtist="林间" album="山行" len="213000"/></items></ttplaylist>',
    ],
    [
      'iTunes',
      'x.xml',
      `<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>Major Version</key><integer>1</integer><key>Tracks</key><dict>
<key>12</key><dict><key>Track ID</key><integer>12</integer><key>Name</key><string>静夜思</string><key>Artist</key><string>林间</string><key>Album</key><string>山行</string><key>Total Time</key><integer>213000</integer></dict></dict>
<key>Playlists</key><array><dict><key>Name</key><string>夜</string><key>Playlist ID</key><integer>1</integer><key>Playlist Items</key><array><dict><key>Track ID</key><integer>12</integer></dict></array></dict></array></dict></plist>`,
    ],
  ])('reads %s', async (_, file, text) => {
    expect(await readRows(file, text)).toEqual([SONG]);
    expect(await readRows('x.txt', text)).toEqual([SONG]);
    expect((await readPlaylistFile(file, text)).name).toBe('夜');
  });

  it('names songs after their files when there is no title', async () => {
    const place = 'Music\\Some Band\\An Album\\01 - Second One.mp3';
    for (const [file, text] of [
      ['x.wpl', `<smil><body><seq><media src="${place}"/></seq></body></smil>`],
      ['x.asx', `<asx version="3"><entry><ref href="${place}"/></entry></asx>`],
      ['x.xspf', `<playlist><trackList><track><location>${place}</location></track></trackList></playlist>`],
      ['x.kgl', `<List ListName=""><File><FileName>${place}</FileName></File></List>`],
    ] as const)
      expect(await readRows(file, text), file).toEqual([['Second One', 'Some Band', 'An Album', 0]]);
    expect(
      await readNames(
        'x.xspf',
        '<playlist><trackList><track><title>01 - Second One</title></track></trackList></playlist>',
      ),
    ).toEqual([['Second One', '']]);
  });

  it('iTunes: keeps the order of a single playlist and leaves out films and podcasts', async () => {
    const track = (id: number, name: string, more = '') =>
      `<key>${id}</key><dict><key>Track ID</key><integer>${id}</integer><key>Name</key><string>${name}</string>${more}</dict>`;
    const tracks = `<key>Tracks</key><dict>${track(1, 'a')}${track(2, 'b')}${track(3, 'film', '<key>Movie</key><true/>')}</dict>`;
    const list = (name: string, more = '') =>
      `<dict><key>Name</key><string>${name}</string><key>Playlist ID</key><integer>9</integer>${more}<key>Playlist Items</key><array>${[3, 2, 1].map((id) => `<dict><key>Track ID</key><integer>${id}</integer></dict>`).join('')}</array></dict>`;
    const library = (lists: string) =>
      `<plist version="1.0"><dict>${tracks}<key>Playlists</key><array>${lists}</array></dict></plist>`;
    expect((await readNames('x.xml', library(list('Mine')))).map(([title]) => title)).toEqual(['b', 'a']);
    const whole = library(list('Library', '<key>Master</key><true/>') + list('One') + list('Two'));
    expect((await readNames('x.xml', whole)).map(([title]) => title)).toEqual(['a', 'b']);
    expect((await readPlaylistFile('Library.xml', whole)).name).toBe('Library');
  });

  it('never expands entities', async () => {
    const text = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><playlist><trackList><track><title>&b;&f; &amp; &lt;x&gt;</title><creator>林间</creator></track></trackList></playlist>`;
    expect(await readNames('x.xspf', text)).toEqual([['&b;&f; & <x>', '林间']]);
  });
});

describe('CUE sheets', () => {
  it('give songs, artists, album and durations', async () => {
    const text = [
      'REM GENRE Pop',
      'PERFORMER "林间"',
      'TITLE "山行"',
      'FILE "x.flac" WAVE',
      '  TRACK 01 AUDIO',
      '    TITLE "静夜思"',
      '    INDEX 00 00:00:00',
      '    INDEX 01 00:02:00',
      '  TRACK 02 AUDIO',
      '    TITLE "Second "One""',
      '    PERFORMER Some Band',
      '    INDEX 01 03:35:00',
      'FILE "y.flac" WAVE',
      '  TRACK 03 AUDIO',
      '    INDEX 01 00:00:00',
      '  TRACK 04 MODE1/2352',
      '    TITLE "data"',
    ].join('\r\n');
    const rows = [SONG, ['Second "One"', 'Some Band', '山行', 0]];
    expect(await readRows('x.cue', text)).toEqual(rows);
    expect(await readRows('x.txt', text)).toEqual(rows);
    expect((await readPlaylistFile('x.cue', text)).name).toBe('山行');
  });
});

describe('lists of other players', () => {
  it('reads PotPlayer', async () => {
    const text =
      'DAUMPLAYLIST\nplayname=x\ntopindex=0\n1*file*C:\\x\\a.mp3\n1*title*林间 - 静夜思\n1*duration2*213000\n2*file*C:\\x\\Some Band - Second One.mp3\n2*played*0\n';
    expect(await readNames('x.dpl', text)).toEqual(both);
    expect((await readRows('x.dpl', text))[0]?.[3]).toBe(213);
  });

  it('reads Media Player Classic', async () => {
    const text =
      'MPCPLAYLIST\n1,type,0\n1,label,林间 - 静夜思\n1,filename,a.mp3\n2,type,0\n2,filename,C:\\x\\Some Band - Second One.mp3\n';
    expect(await readNames('x.mpcpl', text)).toEqual(both);
  });

  it('reads AIMP', async () => {
    const text = [
      '#-----SUMMARY-----#',
      'ID={1}',
      'Name=夜',
      '#-----SETTINGS-----#',
      'Flags=1',
      '#-----CONTENT-----#',
      '-C:\\Music',
      'C:\\Music\\a.mp3|静夜思|林间|山行|林间|Pop|2020|1|||||2|44100|213000|5120000',
      'C:\\Music\\Some Band - Second One.mp3||||||',
    ].join('\n');
    expect(await readRows('x.aimppl4', text)).toEqual([SONG, ['Second One', 'Some Band', '', 0]]);
    expect((await readPlaylistFile('x.aimppl4', text)).name).toBe('夜');
  });
});
