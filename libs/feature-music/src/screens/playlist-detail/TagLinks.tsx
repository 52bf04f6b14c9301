import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import classes from './PlaylistFacts.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** label of a tag; default: the tag as the service spells it */
  nameOf?: (tag: string) => string;
  /** -1 while the links are soon replaced, which would lose the focus */
  tabIndex?: -1 | undefined;
}

/** Tags with links to the playlists that have them. */
export function TagLinks({ tags, nameOf = asItIs, tabIndex }: TagLinksProps) {
  return tags.map((tag) => (
    <Link
      key={tag}
      to="/find-music/song-list"
      search={{ cat: tag }}
      className={classes.tag}
      tabIndex={tabIndex}
    >
      <CatalogueText text={nameOf(tag)} />
    </Link>
  ));
}

const asItIs = (tag: string): string => tag;
