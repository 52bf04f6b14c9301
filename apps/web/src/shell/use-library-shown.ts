import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE } from '@qingyin/data-music';
import { deviceValues } from '@qingyin/device-storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const KEY = 'qy-music-library';

/**
 * Whether the navigation has an entry of the music libraries: where the user hears one, and for administrators, who set
 * them up. Until the service has answered, as at the last visit on this device.
 */
export function useLibraryShown(): boolean {
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const isAdmin = useIsAdmin();
  const { data: any } = useQuery({ ...libraryPresenceQuery(), enabled: offered });
  const shown = any === undefined ? undefined : any || isAdmin;
  const [earlier, setEarlier] = useState(false);
  useEffect(() => {
    void deviceValues.get(KEY).then((kept) => setEarlier(kept === true));
  }, []);
  useEffect(() => {
    if (shown !== undefined) void deviceValues.set(KEY, shown);
  }, [shown]);
  return shown ?? earlier;
}
