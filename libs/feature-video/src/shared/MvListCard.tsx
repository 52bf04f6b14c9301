import { ArtistLinks, MvCard } from '@qingyin/media-ui';
import type { MvBrief } from '@qingyin/contract';
import { FilmPreview } from './preview/FilmPreview.tsx';

interface MvOfProps {
  mv: Pick<MvBrief, 'id' | 'name' | 'cover' | 'playCount' | 'artists'>;
  priority?: boolean;
}

/** Card of an MV in a list, with its artists and a preview on hover. */
export function MvListCard({ mv, priority = false }: MvOfProps) {
  return (
    <FilmPreview kind="mv" id={String(mv.id)}>
      <MvCard
        mv={{ id: mv.id, name: mv.name, coverUrl: mv.cover }}
        playCount={mv.playCount}
        meta={<ArtistLinks artists={mv.artists} />}
        priority={priority}
      />
    </FilmPreview>
  );
}
