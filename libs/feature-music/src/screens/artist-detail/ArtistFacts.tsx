import { useProductText } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import type { ArtistProfile } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';

interface ArtistProps {
  artist: ArtistProfile;
}

/** Aliases and translated names of an artist, without duplicates. */
export function otherNames({ name, alias, transNames }: ArtistProfile): string[] {
  return [...new Set([...alias, ...transNames])].filter((other) => other !== '' && other !== name);
}

export function OtherNames({ names }: { names: readonly string[] }) {
  return names.map((name) => <CatalogueText key={name} text={name} />);
}

/** Identity that the label of the page says already. */
const ARTIST = '歌手';

/** Identities of an artist and the number of works. */
export function ArtistFacts({ artist }: ArtistProps) {
  const productText = useProductText();
  const { identities, musicSize: trackCount, albumSize: albumCount, mvSize: mvCount } = artist;
  return (
    <>
      {identities
        .filter((identity) => identity !== ARTIST)
        .map((identity) => (
          <CatalogueText key={identity} text={productText('artist', identity)} />
        ))}
      {/* Various artists have albums only. */}
      {trackCount > 0 && (
        <span>
          <Plural value={trackCount} other="# 首歌" />
        </span>
      )}
      {/* Composers and the like may have neither. */}
      {albumCount > 0 && (
        <span>
          <Plural value={albumCount} other="# 张专辑" />
        </span>
      )}
      {mvCount > 0 && (
        <span>
          <Plural value={mvCount} other="# 支 MV" />
        </span>
      )}
    </>
  );
}
