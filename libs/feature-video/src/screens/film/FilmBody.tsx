import { Comments, scrollToComments } from '@qingyin/comments';
import { type Subscription, useSharePage, useSubscription } from '@qingyin/media-ui';
import { filmCountsQuery, type FilmKind, likeFilmMutation } from '@qingyin/data-video';
import { usePageTitle } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Film } from '../../film-player/film.ts';
import { RelatedSection } from './RelatedSection.tsx';
import { FilmHead } from './FilmHead.tsx';
import { FilmPage } from './FilmPage.tsx';
import { FilmStage } from './FilmStage.tsx';
import { useFilmSong } from './use-film-song.ts';
import { useNextFilm } from './use-related-films.ts';
import { useContinueWithSong } from './use-continue-with-song.ts';

interface FilmBodyProps {
  kind: FilmKind;
  id: string;
  film: Film;
  /** start position from the URL, s */
  startS: number | undefined;
  makers: ReactNode;
  facts: ReactNode;
  description: string | null;
  /** title and artists: the query for the film's song if the service has no link to it */
  title: string;
  /** number of comments until the newer count has loaded */
  commentCount: number;
  collection: Subscription;
  /** replaces the player, for videos hosted by another service */
  elsewhere?: ReactNode;
}

/** Body of a film's page. */
export function FilmBody(props: FilmBodyProps) {
  const { kind, id, film, collection, elsewhere } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { data: counts } = useQuery(filmCountsQuery(kind, id));
  const song = useFilmSong({ kind, id, text: props.title });
  const next = useNextFilm(kind, id);
  const toSong = useContinueWithSong(song, video);
  const like = useSubscription({
    id,
    subscribed: counts?.liked,
    intent: `like-${kind}`,
    mutation: likeFilmMutation(kind),
  });
  const sharing = useSharePage(film.title, () => (video?.currentTime ?? 0) * 1000);
  usePageTitle(film.title);
  const commentCount = counts?.commentCount ?? props.commentCount;
  return (
    <>
      <FilmPage
        stage={
          elsewhere ?? (
            <FilmStage
              kind={kind}
              id={id}
              film={film}
              song={song}
              startS={props.startS}
              next={next}
              video={video}
              onElement={setVideo}
            />
          )
        }
        content={
          <FilmHead
            title={film.title}
            makers={props.makers}
            facts={props.facts}
            description={props.description}
            like={like}
            likedCount={counts?.likedCount ?? 0}
            collection={collection}
            commentCount={commentCount}
            onShare={sharing.share}
            onComments={scrollToComments}
            onSong={toSong}
          />
        }
        beside={<RelatedSection kind={kind} id={id} />}
        comments={<Comments kind={kind} id={id} count={commentCount} />}
      />
      {sharing.dialog}
    </>
  );
}
