/** Property of a song in a list. */
export type Field = 'title' | 'artists' | 'albumArtists' | 'album' | 'millis' | 'seconds' | 'duration';

const names = (written: string): readonly string[] => written.trim().split(/\s+/);

/**
 * Names of columns and keys in other programs, in lower case without spaces and punctuation. The most specific
 * ones come first: `track` is a number when there is a `title`.
 */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  title: names(`
    title tracktitle trackname songtitle songname musictitle musicname
    歌名 歌曲名 歌曲名称 歌曲标题 曲名 音乐名 音乐名称 音乐标题 标题 歌名稱 歌曲名稱 歌曲標題 曲目名稱 標題 曲目名称
    楽曲名 タイトル トラック名 제목 곡명 노래제목 titel titre título titolo название назва tytuł
    name song track 歌曲 单曲 曲目 音乐 名称 單曲 名稱 名前 曲 トラック 노래 곡 이름 nom nombre nome`),
  artists: names(`
    artists artist artistnames artistname trackartists trackartist trackartistname trackartistnames songartist singers singer
    singername performers performer ar
    歌手 歌手名 歌手名称 歌手姓名 艺人 艺人名 艺人名称 艺术家 演唱者 演唱 演唱人 演唱艺人 表演者 演奏者 主唱 歌者
    歌手名稱 藝人 藝人名稱 藝術家 演出者 アーティスト アーティスト名 가수 가수명 아티스트 아티스트명
    interpret interpreten künstler interprète artiste artistes artista artistas исполнитель виконавець wykonawca
    creator author band 作者 作者名`),
  albumArtists: names(
    'albumartist albumartists albumartistname albumartistnames 专辑艺术家 专辑歌手 專輯藝人',
  ),
  album: names(`
    album albumname albumtitle collectionname release al
    专辑 专辑名 专辑名称 专辑标题 所属专辑 唱片 唱片名 專輯 專輯名 專輯名稱 專輯標題 所屬專輯
    アルバム アルバム名 앨범 앨범명 álbum альбом`),
  millis: names(`
    durationms trackdurationms lengthms durationmillis tracktimemillis milliseconds millis timelen dt totaltimems
    毫秒 时长毫秒 时长ms 時長毫秒 時長ms 歌曲时长ms`),
  seconds: names(
    'seconds durations durationsec durationseconds lengths lengthsec lengthseconds 秒 秒数 时长秒 时长s 時長秒',
  ),
  duration: names(`
    duration trackduration length tracklength time totaltime interval len
    时长 歌曲时长 播放时长 时间 长度 時長 歌曲時長 播放時長 時間 長度 再生時間 長さ 시간 재생시간 길이
    dauer länge durée durata duración duração длительность время`),
};
const FIELDS = Object.keys(NAMES) as Field[];
const LONGEST_NAME = 40;

/** Normalises the name of a column or key to the form in `NAMES`. */
export const normalizeFieldName = (name: string): string =>
  name.length > LONGEST_NAME
    ? ''
    : name
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_\-.()[\]"'“”:*/]+/g, '');

/** Index of each field in a list of names; -1 for missing fields. */
export function fieldIndexes(written: readonly string[]): Record<Field, number> {
  const plain = new Map<string, number>();
  for (const [place, name] of written.map(normalizeFieldName).entries())
    if (!plain.has(name)) plain.set(name, place);
  const placeOf = (field: Field): number => {
    const name = NAMES[field].find((each) => plain.has(each));
    return name === undefined ? -1 : (plain.get(name) ?? -1);
  };
  return Object.fromEntries(FIELDS.map((field) => [field, placeOf(field)])) as Record<Field, number>;
}

/** Indexes of names like `Artist Name 1` and `Artist Name 2`. */
export const numberedArtistIndexes = (written: readonly string[]): number[] =>
  written.flatMap((name, place) =>
    /^(?:artist|artistname|歌手)\d{1,2}$/.test(normalizeFieldName(name)) ? [place] : [],
  );
