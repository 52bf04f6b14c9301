import { PersonLink } from '@qingyin/auth-gate';
import { ArtistLinks } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { mvQuery, videoQuery } from '@qingyin/data-video';
import { useNavigate } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SubjectCard } from './SubjectCard.tsx';

/** Commented MV; it plays on its own page. */
export function MvSubject({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data: mv } = useSuspenseQuery(mvQuery(id)).data;
  const link = { to: '/mv-detail/$mvid', params: { mvid: id } } as const;
  return (
    <SubjectCard
      wide
      label="MV"
      title={mv.name}
      coverUrl={mv.cover}
      meta={<ArtistLinks artists={mv.artists} />}
      link={link}
      playback={{ playing: false, toggle: () => void navigate(link) }}
    />
  );
}

/** Commented video; it plays on its own page. */
export function VideoSubject({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: video } = useSuspenseQuery(videoQuery(id));
  const link = { to: '/video-detail/$vid', params: { vid: id } } as const;
  return (
    <SubjectCard
      wide
      label={t({ message: '视频', context: '一个' })}
      title={video.title}
      coverUrl={video.coverUrl}
      meta={
        <PersonLink userId={video.creator.userId}>
          <CatalogueText text={video.creator.nickname} />
        </PersonLink>
      }
      link={link}
      playback={{ playing: false, toggle: () => void navigate(link) }}
    />
  );
}
