import { useCapability } from '@qingyin/auth-gate';
import { type LibraryName } from '@qingyin/contract';
import { CLOUD_TO_LIBRARY } from '@qingyin/data-library';
import { libraryNamesQuery } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';

const none: readonly LibraryName[] = [];
/** The uploads themselves have no name. */
const withoutUploads = (libraries: readonly LibraryName[]) => libraries.filter(({ name }) => name !== '');

/**
 * The music libraries that the user hears and may add songs to; empty until they are known, and when the service lacks
 * the capability. A stable array.
 */
export function useOfferedLibraries(): readonly LibraryName[] {
  const enabled = useCapability(CLOUD_TO_LIBRARY);
  const { data = none } = useQuery({ ...libraryNamesQuery(), enabled, select: withoutUploads });
  return enabled ? data : none;
}
