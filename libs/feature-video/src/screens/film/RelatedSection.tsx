import { Section } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { FilmKind } from '@qingyin/data-video';
import { RelatedFilms, RelatedSkeleton } from './RelatedFilms.tsx';
import { useRelatedFilms, useSimilarMvs } from './use-related-films.ts';

/** Section with related films, with its own skeleton and error. */
export function RelatedSection({ kind, id }: { kind: FilmKind; id: string }) {
  const { t } = useLingui();
  return (
    <Section title={kind === 'mv' ? t`相似MV` : t`相关视频`} pending={<RelatedSkeleton />} resetKey={id}>
      {kind === 'mv' ? <SimilarMvs id={id} /> : <RelatedToVideo id={id} />}
    </Section>
  );
}

const SimilarMvs = ({ id }: { id: string }) => <RelatedFilms films={useSimilarMvs(id)} />;
const RelatedToVideo = ({ id }: { id: string }) => <RelatedFilms films={useRelatedFilms(id)} />;
