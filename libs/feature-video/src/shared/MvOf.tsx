import type { MvBrief } from '@qingyin/contract';
import { ArtistLinks, MvCard } from '@qingyin/media-kit';

interface MvOfProps {
  mv: Pick<MvBrief, 'id' | 'name' | 'cover' | 'playCount' | 'artists'>;
  priority?: boolean;
}

/** An MV of a list: its picture, its name, who sings. */
export function MvOf({ mv, priority = false }: MvOfProps) {
  return (
    <MvCard
      mv={{ id: mv.id, name: mv.name, coverUrl: mv.cover }}
      playCount={mv.playCount}
      meta={<ArtistLinks artists={mv.artists} />}
      priority={priority}
    />
  );
}
