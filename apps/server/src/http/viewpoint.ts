import type { Viewpoint } from '@qingyin/server-catalogue';
import type { RequestContext } from './request-context.ts';
import type { UserRequestContext } from './route.ts';

type Call = Pick<RequestContext, 'origin' | 'user' | 'viewer'>;

/** The caller as the viewer of an answer: the user, the music libraries they hear, and the origin of media URLs. */
export async function viewpointOf(
  call: Pick<UserRequestContext, keyof Call>,
): Promise<Viewpoint & { userId: number }>;
export async function viewpointOf(call: Call): Promise<Viewpoint>;
export async function viewpointOf(call: Call): Promise<Viewpoint> {
  return { ...(await call.viewer()), origin: call.origin, userId: call.user?.id ?? null };
}

/**
 * Viewpoint of answers that are the same for all who hear the same songs: without the user. Caches may store them
 * where the caller hears no music library.
 */
export const publicViewpointOf = async (call: Call): Promise<Viewpoint> => ({
  ...(await call.viewer()),
  origin: call.origin,
  userId: null,
});
