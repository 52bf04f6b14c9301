import { useTagName } from '@qingyin/media-ui';
import { TagLinks } from './TagLinks.tsx';

/** Tags of a playlist in the language of the page. */
export default function PlaylistTags({ tags }: { tags: readonly string[] }) {
  return <TagLinks tags={tags} nameOf={useTagName()} />;
}
