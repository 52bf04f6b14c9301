import { endpoints, type EventPrivacy } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPosts } from './parse-post.ts';
import { addOwnPost, hidePost } from './post-state.ts';
import { socialKeys } from './keys.ts';

const posting = [...socialKeys.all, 'posting'] as const;
/** Filter that finds pending posts. */
export const pendingPostsFilter = { mutationKey: posting };

/**
 * Kinds of resources that can be posted (docs/specification/contract/social.md#feed-and-posts); videos and artists
 * only on the project's own server.
 */
export const postableKinds = ['song', 'playlist', 'album', 'mv', 'video', 'artist'] as const;

/** A resource shared in a post; the id of a video is its `vid`. */
export interface PostedResource {
  kind: (typeof postableKinds)[number];
  id: string;
}

export interface NewPost {
  msg: string;
  resource?: PostedResource | undefined;
  /** keys returned by `uploadPostPicture`; only with the capability `post-pictures` */
  pictures?: readonly string[];
  /** default 0: everybody; only on the project's own server */
  privacy?: EventPrivacy;
}

interface Posted {
  id: number;
  /** null when the service does not return the post */
  post: Post | null;
}

/** Publishes a post with text, pictures and a shared resource. Adds it to the top of the user's own posts. */
export const postMutation = () =>
  mutationOptions({
    mutationKey: posting,
    mutationFn: async ({ msg, resource, pictures = [], privacy = 0 }: NewPost): Promise<Posted> => {
      const { event, id } = expectOk(
        await http.call(endpoints.social.shareResource, {
          params: {
            type: resource?.kind ?? 'noresource',
            ...(resource && { id: resource.id }),
            msg,
            ...(pictures.length > 0 && { pics: pictures.join(',') }),
            ...(privacy !== 0 && { privacy }),
          },
        }),
      );
      return { id: id ?? event.id, post: toPosts([event])[0] ?? null };
    },
    onSuccess: ({ post }, _written, _context, { client }) => {
      if (post) addOwnPost(client, post);
      else void client.invalidateQueries({ queryKey: socialKeys.feeds() });
    },
  });

/** Deletes a post of the user with its comments. */
export const deletePostMutation = () =>
  mutationOptions({
    mutationFn: async ({ id }: { id: number }) =>
      expectOk(await http.call(endpoints.social.eventDel, { params: { evId: String(id) } })),
    onSuccess: (_answer, { id }, _context, { client }) => hidePost(client, id),
  });

/** An uploaded picture, which must be posted within a day. */
export interface UploadedPicture {
  key: string;
  url: string;
  width: number;
  height: number;
}

/** Uploads a picture for a post; only with the capability `post-pictures`. */
export async function uploadPostPicture(picture: Blob, signal?: AbortSignal): Promise<UploadedPicture> {
  const params = { imgFile: picture };
  return expectOk(await http.call(endpoints.social.eventPicture, { params, signal })).data;
}
