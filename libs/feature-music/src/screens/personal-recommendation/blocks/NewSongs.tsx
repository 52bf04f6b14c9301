import { AddMusicLink } from '@qingyin/auth-gate';
import { Section } from '@qingyin/list-layout';
import { CompactSongs, CompactSongsSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { newSongsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';

const ROWS = 10;

/** Block of new songs (最新音乐). */
export function NewSongs() {
  const { i18n } = useLingui();
  const name = i18n._(blockNames['new-songs']);
  return (
    <Section title={name} pending={<CompactSongsSkeleton rows={ROWS} />}>
      <Songs name={name} />
    </Section>
  );
}

function Songs({ name }: { name: string }) {
  const { data } = useSuspenseQuery(newSongsQuery());
  if (data.length === 0)
    return (
      <EmptyState drawing="zither" action={<AddMusicLink />}>
        <Trans>最近还没有新歌。</Trans>
      </EmptyState>
    );
  return <CompactSongs name={name} tracks={data.slice(0, ROWS)} source={{ kind: 'new-songs', id: 'home' }} />;
}
