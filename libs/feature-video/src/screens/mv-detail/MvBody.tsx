import { ArtistLinks, useSubscription } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mvQuery, subscribeMvMutation } from '@qingyin/data-video';
import { displayedCount, formatCount, formatDate } from '@qingyin/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Film } from '../../film-player/film.ts';
import { FilmBody } from '../film/FilmBody.tsx';

/** Body of an MV's page. */
export function MvBody({ id, startS }: { id: string; startS: number | undefined }) {
  const { i18n } = useLingui();
  const { data: mv, subed } = useSuspenseQuery(mvQuery(id)).data;
  const collection = useSubscription({
    id,
    subscribed: subed,
    intent: 'subscribe-mv',
    mutation: subscribeMvMutation(),
  });
  const { name, cover, duration, brs } = mv;
  const film = useMemo(
    (): Film => ({
      key: `mv-${id}`,
      title: name,
      posterUrl: cover,
      durationMs: duration,
      resolutions: brs.map(({ br }) => br),
    }),
    [id, name, cover, duration, brs],
  );
  const artists = mv.artists.length > 0 ? mv.artists : [{ id: mv.artistId, name: mv.artistName }];
  const playCount = displayedCount(mv.playCount, i18n.locale);
  const collected = displayedCount(mv.subCount, i18n.locale);
  const plays = formatCount(playCount, i18n.locale);
  const collectors = formatCount(collected, i18n.locale);
  return (
    <FilmBody
      kind="mv"
      id={id}
      film={film}
      startS={startS}
      makers={<ArtistLinks artists={artists} />}
      facts={
        <>
          {playCount > 0 && (
            <span>
              <Plural value={playCount} other={`播放 ${plays} 次`} />
            </span>
          )}
          {collected > 0 && (
            <span>
              <Plural value={collected} other={`收藏 ${collectors}`} />
            </span>
          )}
          {mv.publishTime && <PublishDate day={mv.publishTime} />}
        </>
      }
      description={mv.desc || mv.briefDesc}
      title={[name, ...artists.map((artist) => artist.name)].join(' ')}
      commentCount={mv.commentCount}
      collection={collection}
    />
  );
}

/** Release date from `YYYY-MM-DD`, in local time; nothing for an invalid date. */
function PublishDate({ day }: { day: string }) {
  const { i18n } = useLingui();
  const time = Date.parse(`${day}T12:00:00`);
  if (Number.isNaN(time)) return null;
  const date = formatDate(time, i18n.locale);
  return (
    <time dateTime={day}>
      <Trans>{date} 发布</Trans>
    </time>
  );
}
