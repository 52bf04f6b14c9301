import { ArtistLinks } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Album } from '@qingyin/contract';
import { formatCount, formatDate } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';

/** Artists and release date of an album. */
export function AlbumMakers({ album }: { album: Album }) {
  const { i18n } = useLingui();
  const { artists, artist, publishTime } = album;
  const date = formatDate(publishTime, i18n.locale);
  return (
    <>
      <span>
        <ArtistLinks artists={artists.length > 0 ? artists : [artist]} />
      </span>
      {publishTime > 0 && (
        <time dateTime={new Date(publishTime).toISOString()}>
          <Trans>{date} 发行</Trans>
        </time>
      )}
    </>
  );
}

interface AlbumFactsProps {
  album: Album;
  /** number of loaded songs */
  songs: number;
  /** number of users who collected it, if known */
  collected: number | undefined;
}

/** Number of songs, record company and number of collectors. */
export function AlbumFacts({ album, songs, collected = 0 }: AlbumFactsProps) {
  const { i18n } = useLingui();
  const { company } = album;
  const trackCount = songs || album.size;
  const collectors = formatCount(collected, i18n.locale);
  return (
    <>
      <span>
        <Plural value={trackCount} other="# 首歌" />
      </span>
      {company && <CatalogueText text={company} />}
      {collected > 0 && (
        <span>
          <Trans>收藏 {collectors}</Trans>
        </span>
      )}
    </>
  );
}
