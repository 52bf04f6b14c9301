import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberLibraryShown, wasLibraryShown } from './library-entry-place.ts';

/**
 * Whether the navigation has an entry of the music libraries: where the user hears one, and for administrators, who set
 * them up. Until the service has answered, as at the last visit on this device.
 */
export function useLibraryShown(): boolean {
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const isAdmin = useIsAdmin();
  const { data: any } = useQuery({ ...libraryPresenceQuery(), enabled: offered });
  const shown = any === undefined ? undefined : any || isAdmin;
  useEffect(() => {
    if (shown !== undefined) rememberLibraryShown(shown);
  }, [shown]);
  return shown ?? wasLibraryShown();
}
