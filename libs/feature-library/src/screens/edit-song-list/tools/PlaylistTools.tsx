import { capabilitiesQuery } from '@qingyin/data-account';
import { PLAYLIST_VERSIONS } from '@qingyin/data-library';
import { useQuery } from '@tanstack/react-query';
import { DuplicatesTool } from './DuplicatesTool.tsx';
import type { PlaylistToolsProps } from './playlist-tools-props.ts';
import { MergeTool } from './MergeTool.tsx';
import { PlaylistVersions } from './PlaylistVersions.tsx';

/**
 * Tools for all songs of a playlist: duplicates, merge, versions. They take effect at once, unlike the form above.
 */
export default function PlaylistTools({ playlist, tracks }: PlaylistToolsProps) {
  const { data: able } = useQuery(capabilitiesQuery());
  return (
    <>
      {playlist.trackIds.length > 1 && <DuplicatesTool playlist={playlist} tracks={tracks} />}
      {playlist.trackIds.length > 0 && <MergeTool playlist={playlist} />}
      {able?.features.includes(PLAYLIST_VERSIONS) && <PlaylistVersions playlist={playlist} />}
    </>
  );
}
