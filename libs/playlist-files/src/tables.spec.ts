import { describe, expect, it } from 'vitest';
import { readPlaylistFile } from './index.ts';
import { readNames, readRows } from './testing/read-rows.ts';

const SONG = ['静夜思', '林间', '山行', 213];

describe('separator of a table', () => {
  it.each([
    ['sep=;', 'sep=;\r\nTitle;Artist;Album;Time\r\n静夜思;林间;山行;3:33\r\n'],
    ['SEP= with a tab', '\ufeffSEP=\t\r\nTitle\tArtist\tAlbum\tTime\r\n静夜思\t林间\t山行\t3:33\r\n'],
    ['sep=, in quotes', '"sep=,"\nTitle,Artist,Album,Time\n静夜思,林间,山行,3:33\n'],
    ['a comma', 'Title,Artist,Album,Time\n静夜思,林间,山行,3:33\n'],
    ['a semicolon', 'Title;Artist;Album;Time\n静夜思;林间;山行;3:33\n'],
    ['a tab', 'Title\tArtist\tAlbum\tTime\n静夜思\t林间\t山行\t3:33\n'],
    ['a bar', 'Title|Artist|Album|Time\n静夜思|林间|山行|3:33\n'],
  ])('detects %s', async (_, text) => {
    expect(await readRows('x.csv', text)).toEqual([SONG]);
  });

  it('ignores separators inside quotes', async () => {
    const text = '"Title, or name; or | more"\t"Title"\t"Artist"\na\t"x\ty ""z""\n2"\t"b"\n';
    expect(await readNames('x.csv', text)).toEqual([['x y "z" 2', 'b']]);
  });

  it('reads a quote inside an unquoted cell as a character', async () => {
    expect(await readNames('x.csv', 'title,artist\n12" Mix,a\nb "live",c\n')).toEqual([
      ['12" Mix', 'a'],
      ['b "live"', 'c'],
    ]);
  });
});

describe('columns of a table', () => {
  it.each([
    ['NetEase converters', '序号,歌曲名,歌手名,专辑名,时长'],
    ['QQ 音乐 converters', '序号,歌曲名称,歌手,所属专辑,时长'],
    ['Kugou converters', '序号,歌名,演唱者,专辑,播放时长'],
    ['lists with 标题 and 艺术家', '#,标题,艺术家,专辑名称,时间'],
    ['lists with 歌曲 and 艺人', '#,歌曲,艺人,唱片,长度'],
    ['lists with 曲名 and 作者', 'ID,曲名,作者,专辑标题,时长(秒)'],
    ['traditional Chinese', '編號,歌曲名稱,演出者,專輯,時長'],
    ['traditional Chinese of Apple', '編號,名稱,藝人,專輯,時間'],
    ['Japanese', '番号,曲名,アーティスト,アルバム,再生時間'],
    ['Japanese of Apple', '番号,名前,アーティスト,アルバム,時間'],
    ['Korean', '번호,제목,가수,앨범,시간'],
    ['Korean of Apple', '번호,이름,아티스트,앨범,시간'],
    ['Exportify', 'Track URI,Track Name,Artist Name(s),Album Name,Duration (ms)'],
    ['Exportify since 2021', 'Track URI,"Track Name","Artist Name(s)","Album Name","Track Duration (ms)"'],
    ['Exportify in small letters', 'track_uri,track_name,artist_name(s),album_name,track_duration_ms'],
    ['Soundiiz', 'isrc,title,artist,album,length'],
    ['TuneMyMusic', 'Type,Track name,Artist name,Album,Duration'],
    ['Last.fm exports', 'uts,track,artist,album,duration'],
    ['Deezer exports', 'TrackID,TrackTitle,ArtistName,AlbumTitle,Duration'],
    ['Google Play Music', 'Rating,Title,Artist,Album,Duration'],
    ['YouTube Music of Google Takeout', 'Video ID,Song Title,Artist Name 1,Album Title,Length'],
    ['foobar2000', 'codec,title,track artist,album,length'],
    ['MusicBee', 'Track#,Title,Artist,Album,Time'],
    ['odd blanks and letters', '  no. , " TITLE " ,"Artists"  , aLBUM ,Length (s)'],
    ['German', 'Nr.,Titel,Interpret,Album,Dauer'],
    ['German of Apple', 'Nr.,Name,Künstler,Album,Dauer'],
    ['French', 'N°,Titre,Artiste,Album,Durée'],
    ['Spanish', 'n.º,Título,Artista,Álbum,Duración'],
    ['Russian', '№,Название,Исполнитель,Альбом,Длительность'],
  ])('recognises the headers of %s', async (_, head) => {
    const time = /ms/i.test(head) ? '213000' : '213';
    expect(await readRows('x.csv', `\ufeff${head}\r\n1,静夜思,林间,山行,${time}\r\n`)).toEqual([SONG]);
  });

  it('prefers the more specific title column, and the song artist over the album artist', async () => {
    const head = 'Track,Disc,Name of list,Album Artist,Artist,Title';
    expect(await readNames('x.csv', `${head}\n7,1,Mine,Various,林间,静夜思\n`)).toEqual([['静夜思', '林间']]);
    expect(await readNames('x.csv', 'Title,Album Artist\n静夜思,林间\n')).toEqual([['静夜思', '林间']]);
  });

  it('joins several artist columns', async () => {
    const text = 'Song Title,Album Title,Artist Name 1,Artist Name 2\n静夜思,山行,林间,李白\n雨,,王维,\n';
    expect(await readNames('music library songs.csv', text)).toEqual([
      ['静夜思', '林间+李白'],
      ['雨', '王维'],
    ]);
  });

  it('recognises tables in text files, as iTunes and Apple Music export them', async () => {
    const head = 'Name\tArtist\tComposer\tAlbum\tGrouping\tGenre\tSize\tTime\tDisc Number';
    const text = `${head}\r静夜思\t林间\t\t山行\t\tPop\t5120000\t213\t1\rTime\tBand\t\t\t\t\t\t7\t\r`;
    expect(await readRows('Mine.txt', text)).toEqual([SONG, ['Time', 'Band', '', 7]]);
  });

  it('does not take a list of songs for a table', async () => {
    expect(await readNames('x.txt', 'Time - Pink Floyd\nName, Title and Artist\n')).toEqual([
      ['Pink Floyd', 'Time'],
      ['Name, Title and Artist', ''],
    ]);
  });

  it('without a header uses the first two columns as artist and title, in uncertain order', async () => {
    const { songs } = await readPlaylistFile('x.csv', '1,林间,静夜思,213\n2,Some Band,Second One,187\n');
    expect(songs).toEqual([
      { title: '静夜思', artists: ['林间'], album: '', durationMs: 0, orderUncertain: true },
      { title: 'Second One', artists: ['Some Band'], album: '', durationMs: 0, orderUncertain: true },
    ]);
  });

  it('finds no songs in a table without titles', async () => {
    const takeout = 'Video ID,Playlist Video Creation Timestamp\nq4r_bz,2024-01-01T00:00:00+00:00\n';
    expect(await readNames('Mine-videos.csv', takeout)).toEqual([]);
    expect(await readNames('x.csv', 'Artist,Album\n林间,山行\n')).toEqual([]);
  });
});

describe('duration column', () => {
  it.each([
    ['Time', '3:45', 225],
    ['Time', '03:45.20', 225],
    ['Time', '00:03:45', 225],
    ['Time', '1:02:03', 3723],
    ['Time', '225', 225],
    ['Time', '225000', 225],
    ['Duration (ms)', '225000', 225],
    ['Duration (ms)', '9000', 9],
    ['duration_ms', '3:45', 225],
    ['时长（毫秒）', '9000', 9],
    ['Duration (s)', '14400', 14_400],
    ['seconds', '14400', 14_400],
    ['Duration', 'PT3M45S', 225],
    ['Duration', '3m 45s', 225],
    ['时长', '3分45秒', 225],
    ['Time', 'Infinity', 0],
    ['Time', '-1', 0],
    ['Time', 'soon', 0],
  ])('reads %s: %s', async (column, value, seconds) => {
    expect((await readRows('x.csv', `Title,${column}\na,${value}\n`)).map((row) => row[3])).toEqual([
      seconds,
    ]);
  });
});

it('reads a Markdown table from a file and from pasted text', async () => {
  const text =
    '# Mine\n\n| # | 歌名 | 歌手 | 专辑 | 时长 |\n| --- | :-- | --: | --- | :-: |\n| 1 | 静夜思 | **林间** | [山行](https://a.b) | 3:33 |\n';
  expect(await readRows('x.md', text)).toEqual([SONG]);
});
