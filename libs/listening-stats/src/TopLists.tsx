import { ArtistLinks, Rank, useArtistNames } from '@qingyin/media-ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type PlayTotals, type ListeningReport, toTracks } from '@qingyin/contract';
import { Link, type LinkProps } from '@qingyin/routing';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import { type ReactNode, useId } from 'react';
import { minutesOf } from './minutes.ts';
import classes from './TopLists.module.css';

const ROWS = 5;
const COVER_PX = 48;

interface Row extends PlayTotals {
  id: number;
  name: string;
  picture: string | null;
  /** below the name */
  under?: ReactNode;
  link?: Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;
}

/** Songs, artists and albums with the longest listening time. */
export function TopLists({ report }: { report: ListeningReport }) {
  const { t } = useLingui();
  const nameOf = useArtistNames();
  const songs = report.songs.slice(0, ROWS).flatMap(({ song, ...heard }): Row[] =>
    toTracks([song]).map(({ id, name, album, artists }) => ({
      ...heard,
      id,
      name,
      picture: album.picUrl,
      under: <ArtistLinks artists={artists} />,
      link:
        album.id !== 0
          ? { to: '/album/$id', params: { id: String(album.id) }, search: { song: String(id) } }
          : undefined,
    })),
  );
  const artists = report.artists.slice(0, ROWS).map(({ artist, ...heard }): Row => {
    const { id, name, img1v1Url, picUrl } = artist;
    const link = { to: '/artists-detail', search: { id: String(id) } } as const;
    return { ...heard, id, name: nameOf(name), picture: img1v1Url || picUrl, link };
  });
  const albums = report.albums.slice(0, ROWS).map(({ album, ...heard }): Row => {
    const { id, name, picUrl } = album;
    const link = { to: '/album/$id', params: { id: String(id) } } as const;
    return {
      ...heard,
      id,
      name: name || t`未知专辑`,
      picture: picUrl,
      under: <ArtistLinks artists={album.artists} />,
      link,
    };
  });
  return (
    <div className={classes.lists}>
      <TopList title={t`最常听的歌`} rows={songs} />
      <TopList title={t`最常听的歌手`} rows={artists} round />
      <TopList title={t`最常听的专辑`} rows={albums} />
    </div>
  );
}

function TopList({ title, rows, round }: { title: string; rows: readonly Row[]; round?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const most = Math.max(1, ...rows.map(({ seconds }) => seconds));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ol>
        {rows.map((row, place) => (
          <li key={row.id} className={classes.row}>
            <Rank place={place} />
            <span className={classes.picture}>
              <CoverImage src={row.picture} alt="" size={COVER_PX} radius={round ? 'round' : 's'} />
            </span>
            <span className={classes.text}>
              {row.link ? (
                <Link {...row.link} className={classes.name}>
                  <CatalogueText text={row.name} />
                </Link>
              ) : (
                <CatalogueText className={classes.name} text={row.name} />
              )}
              {row.under && <span className={classes.under}>{row.under}</span>}
              <span aria-hidden className={classes.bar}>
                <span
                  className="qy-fill"
                  style={{ inlineSize: `${((100 * row.seconds) / most).toFixed(1)}%` }}
                />
              </span>
            </span>
            <span className={classes.length}>
              {t`${plural(minutesOf(row.seconds), { other: '# 分钟' })}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
