import type { ArtistDraft } from './drafts.ts';
import { foldName } from './fold-name.ts';

/** MusicBrainz id of "Various Artists". */
const VARIOUS_MBID = '89ad4ac3-39f7-470e-963a-56509c546377';

/** The artist of compilations; clients show its name in the user's language. */
export const VARIOUS_ARTISTS: Readonly<ArtistDraft> = {
  identity: 'various',
  name: '群星',
  mbid: '',
  sortName: '',
};

const NAMES = [
  'Various Artists|Various Artist|Various|VA|V.A.|V.A|V/A|V. A.|Various Performers|Various Interprets',
  'Varios Artistas|Varios|Vários Artistas|Vários Intérpretes|Varios Intérpretes|Artistes divers|Artistes variés',
  'Multi-interprètes|Artisti vari|Artisti Vari|Vari Artisti|Verschiedene Interpreten|Verschiedene Künstler',
  'Diverse Interpreten|Diverse Künstler|Diverse Artiesten|Diverse artister|Diverse|Blandade artister',
  'Eri esittäjiä|Eri artisteja|Różni wykonawcy|Různí interpreti|Разные исполнители|Разные артисты',
  '群星|华语群星|国语群星|粤语群星|欧美群星|日韩群星|外语群星|网络群星|众歌手|众艺人|多位艺人|合辑|合集',
  'ヴァリアス・アーティスト|ヴァリアスアーティスト|ヴァリアス|オムニバス|여러 아티스트|Various Artists (群星)',
].flatMap((line) => line.split('|'));

const BRACKETS = /^[[(<【（](.*)[\])>】）]$/u;
const known = new Set(NAMES.map(foldName));

/** Whether an artist's name, in one of several languages, or its MusicBrainz id means "various artists". */
export function isVariousArtists(name: string, mbid = ''): boolean {
  const folded = foldName(name);
  return (
    mbid.toLowerCase() === VARIOUS_MBID || known.has(folded) || known.has(folded.replace(BRACKETS, '$1'))
  );
}
