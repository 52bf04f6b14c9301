import { Plural, Trans } from '@lingui/react/macro';
import type { ArtistProfile } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';

interface ArtistProps {
  artist: ArtistProfile;
}

/** The artist's other names; nothing where there are none. */
export function otherNames({ name, alias, transNames }: ArtistProfile): string[] {
  return [...new Set([...alias, ...transNames])].filter((other) => other !== '' && other !== name);
}

export function OtherNames({ names }: { names: readonly string[] }) {
  return names.map((name) => <CatalogueText key={name} text={name} />);
}

/** What the artist is, and how many works there are. */
export function ArtistFacts({ artist }: ArtistProps) {
  const { identities, musicSize: trackCount, albumSize: albumCount, mvSize: mvCount } = artist;
  return (
    <>
      {identities.map((identity) => (
        <CatalogueText key={identity} text={identity} />
      ))}
      <span>
        <Plural value={trackCount} other="# 首歌" />
      </span>
      <span>
        <Plural value={albumCount} other="# 张专辑" />
      </span>
      {mvCount > 0 && (
        <span>
          <Trans>{mvCount} 支 MV</Trans>
        </span>
      )}
    </>
  );
}
