import type { Post } from '@qingyin/data-social';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { SharedCard } from '../shared/SharedCard.tsx';
import { loadLinkedVideo } from '../shared/load-linked-video.ts';
import { PostPictures } from './PostPictures.tsx';
import { PostText } from './PostText.tsx';

const LinkedVideo = lazyComponent(loadLinkedVideo);
/** Cheap test before the recogniser of video links loads: most texts have no link. */
const LINK = /https?:\/\//i;

/** Content of a post: text, pictures, shared item or linked video. Unknown kinds show text and pictures. */
export function PostBody({ post }: { post: Post }) {
  const linking = !post.shared && !post.forwarded && LINK.test(post.text);
  return (
    <>
      <PostText post={post} />
      {post.pictures.length > 0 && <PostPictures pictures={post.pictures} by={post.author.nickname} />}
      {post.shared && <SharedCard shared={post.shared} />}
      {linking && (
        <OptionalBoundary>
          <LinkedVideo text={post.text} />
        </OptionalBoundary>
      )}
    </>
  );
}
