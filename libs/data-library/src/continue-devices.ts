import { endpoints, type PlaybackDevice, toTrack, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for continuing what a device played. */
export const CONTINUE_LISTENING = 'continue-listening';

/** A device of the user with the song that it plays or played last. */
export interface ContinueDevice extends Omit<PlaybackDevice, 'song'> {
  track: Track;
}

/** Devices of the user with what they play, the latest first. */
export const continueDevicesQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.continueDevices(uid),
    queryFn: async ({ signal }): Promise<ContinueDevice[]> => {
      const { devices } = expectOk(await http.call(endpoints.listening.continueDevices, { signal }));
      return devices.map(({ song, ...device }) => ({ ...device, track: toTrack(song, song.privilege) }));
    },
    // Another device may be playing.
    staleTime: staleTime.seconds(20),
  });
