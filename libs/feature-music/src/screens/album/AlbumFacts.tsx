import { ArtistLinks } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Album, LibraryAlbumDetails } from '@qingyin/contract';
import { displayedCount, formatCount, formatDate } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';

/** Artists and release date of an album. */
export function AlbumMakers({ album }: { album: Album }) {
  const { i18n } = useLingui();
  const { artists, artist, publishTime, library } = album;
  const date = formatDate(publishTime, i18n.locale);
  const dated = publishTime > 0 && !isYearAlone(publishTime, library);
  return (
    <>
      <span>
        <ArtistLinks artists={artists.length > 0 ? artists : [artist]} />
      </span>
      {dated && (
        <time dateTime={new Date(publishTime).toISOString()}>
          <Trans>{date} 发行</Trans>
        </time>
      )}
      {library && <ReleaseYears library={library} dated={dated} />}
    </>
  );
}

/** Whether only the year of a release is tagged; its beginning stands for the date then. */
const isYearAlone = (publishTime: number, library: LibraryAlbumDetails | undefined) =>
  library !== undefined && library.year > 0 && publishTime === Date.UTC(library.year, 0);

/** Year of a release whose date is unknown, and of the first one if that was earlier. */
function ReleaseYears({ library, dated }: { library: LibraryAlbumDetails; dated: boolean }) {
  const year = String(library.year);
  const originalYear = String(library.originalYear);
  return (
    <>
      {!dated && library.year > 0 && (
        <span>
          <Trans>{year} 年发行</Trans>
        </span>
      )}
      {library.originalYear > 0 && library.originalYear !== library.year && (
        <span>
          <Trans>{originalYear} 年首次发行</Trans>
        </span>
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

/** Number of songs, record company, number of collectors, and the service that the cover is from. */
export function AlbumFacts(props: AlbumFactsProps) {
  const { album, songs } = props;
  const { i18n } = useLingui();
  const { company, library } = album;
  const added = library && formatDate(library.addTime, i18n.locale);
  const trackCount = songs || album.size;
  const collected = displayedCount(props.collected ?? 0, i18n.locale);
  const collectors = formatCount(collected, i18n.locale);
  const coverFrom = library?.coverFrom;
  const source = coverFrom?.name;
  return (
    <>
      <span>
        <Plural value={trackCount} other="# 首歌" />
      </span>
      {company && <CatalogueText text={company} />}
      {added && (
        <span>
          <Trans>{added} 添加</Trans>
        </span>
      )}
      {collected > 0 && (
        <span>
          <Plural value={collected} other={`收藏 ${collectors}`} />
        </span>
      )}
      {coverFrom && (
        <a href={coverFrom.url} target="_blank" rel="noreferrer">
          <Trans>封面来自 {source}</Trans>
        </a>
      )}
    </>
  );
}
