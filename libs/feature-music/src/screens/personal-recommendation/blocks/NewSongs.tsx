import { Section } from '@qingyin/list-layout';
import { CompactSongs, CompactSongsSkeleton } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { newSongsQuery } from '@qingyin/data-music';
import { lazyComponent } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { loadOwnBlocks } from './load-own-blocks.ts';

const ROWS = 10;

/** Lazy: only for servers without new songs. */
const NoNewSongs = lazyComponent(async () => ({ default: (await loadOwnBlocks()).NoNewSongs }));

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
  if (data.length === 0) return <NoNewSongs />;
  return <CompactSongs name={name} tracks={data.slice(0, ROWS)} source={{ kind: 'new-songs', id: 'home' }} />;
}
