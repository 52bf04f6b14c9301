import { capabilitiesQuery } from '@qingyin/data-account';
import { PLAYLIST_VERSIONS } from '@qingyin/data-library';
import { useQuery } from '@tanstack/react-query';
import { Duplicates } from './Duplicates.tsx';
import type { ListToolsProps } from './list-tools-props.ts';
import { Merge } from './Merge.tsx';
import { Versions } from './Versions.tsx';

/**
 * Tools for all songs of a playlist: duplicates, merge, versions. They take effect at once, unlike the form above.
 */
export default function ListTools({ playlist, tracks }: ListToolsProps) {
  const { data: able } = useQuery(capabilitiesQuery());
  return (
    <>
      {playlist.trackIds.length > 1 && <Duplicates playlist={playlist} tracks={tracks} />}
      {playlist.trackIds.length > 0 && <Merge playlist={playlist} />}
      {able?.features.includes(PLAYLIST_VERSIONS) && <Versions playlist={playlist} />}
    </>
  );
}
