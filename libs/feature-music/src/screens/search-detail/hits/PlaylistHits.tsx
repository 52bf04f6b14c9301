import { Plural } from '@lingui/react/macro';
import { playlistsFoundQuery } from '@qingyin/data-music';
import { MediaGrid, PlaylistCard } from '@qingyin/media-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search.ts';
import { HitsFrame } from './HitsFrame.tsx';
import { useMarks } from './use-marks.tsx';

/** Playlist results with their number of songs. */
export default function PlaylistHits(search: Search) {
  const { words, page } = search;
  const { data } = useSuspenseQuery(playlistsFoundQuery(words, page));
  const drawName = useMarks(words);
  return (
    <HitsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <MediaGrid>
        {data.items.map((playlist) => (
          <PlaylistCard
            key={playlist.id}
            playlist={playlist}
            label={drawName(playlist.name)}
            meta={<Plural value={playlist.trackCount} other="# 首歌" />}
          />
        ))}
      </MediaGrid>
    </HitsFrame>
  );
}
