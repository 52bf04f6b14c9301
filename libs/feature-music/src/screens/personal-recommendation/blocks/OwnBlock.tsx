import { useCapability } from '@qingyin/auth-gate';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from '@qingyin/data-music';
import { useUserId } from '@qingyin/session/react';
import { lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnBlockName } from './own-blocks.tsx';
import { loadedOwnBlocks, loadOwnBlocks } from './load-own-blocks.ts';

const LazyBlock = lazyComponent(async () => ({ default: (await loadOwnBlocks()).OwnBlockContent }));

/**
 * Block that depends on the listener: what to continue, what was played, their playlists and daily songs only for users,
 * what was added to the music libraries only for who hears one. Its code is loaded on demand.
 */
export function OwnBlock({ block }: { block: OwnBlockName }) {
  const uid = useUserId();
  const ofLibrary = block === 'library';
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const { data: any } = useQuery({ ...libraryPresenceQuery(), enabled: offered && ofLibrary });
  const [Content] = useState(() => loadedOwnBlocks()?.OwnBlockContent ?? LazyBlock);
  if (ofLibrary ? !any : uid === null) return null;
  return (
    <QueryBoundary pending={null}>
      <Content block={block} uid={uid} />
    </QueryBoundary>
  );
}
