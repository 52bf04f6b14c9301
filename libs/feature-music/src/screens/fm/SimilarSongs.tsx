import { Section } from '@qingyin/list-layout';
import { CompactSongs, CompactSongsSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { similarSongsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

const ROWS = 6;

interface SimilarSongsProps {
  /** id of the song */
  id: string;
  onPlay: (track: Track) => void;
}

/** Songs similar to the current one; a selected song is inserted, and the radio continues after it. */
export function SimilarSongs({ id, onPlay }: SimilarSongsProps) {
  const { t } = useLingui();
  const name = t`相似歌曲`;
  return (
    <Section title={name} pending={<CompactSongsSkeleton rows={ROWS} />} resetKey={id}>
      <Songs name={name} id={id} onPlay={onPlay} />
    </Section>
  );
}

function Songs({ name, id, onPlay }: SimilarSongsProps & { name: string }) {
  const { data: tracks } = useSuspenseQuery(similarSongsQuery(id));
  if (tracks.length === 0)
    return (
      <EmptyState drawing="bamboo">
        <Trans>还没有找到相似的歌。</Trans>
      </EmptyState>
    );
  return <CompactSongs name={name} tracks={tracks.slice(0, ROWS)} onPlay={onPlay} />;
}
