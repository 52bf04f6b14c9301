import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import classes from './PlaylistFacts.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** label of a tag; default: the tag as the service spells it */
  nameOf?: (tag: string) => string;
}

/** Tags with links to the playlists that have them. */
export function TagLinks({ tags, nameOf = asItIs }: TagLinksProps) {
  return tags.map((tag) => (
    <Link key={tag} to="/find-music/song-list" search={{ cat: tag }} className={classes.tag}>
      <CatalogueText text={nameOf(tag)} />
    </Link>
  ));
}

const asItIs = (tag: string): string => tag;
