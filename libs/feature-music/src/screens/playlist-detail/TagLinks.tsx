import { Link } from '@qingyin/routing';
import { CatalogueText } from '@qingyin/ui';
import classes from './PlaylistFacts.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** default: the tags as the service spells them */
  nameOf?: (tag: string) => string;
}

/** Tags, each with the lists under it. */
export function TagLinks({ tags, nameOf = asItIs }: TagLinksProps) {
  return tags.map((tag) => (
    <Link key={tag} to="/find-music/song-list" search={{ cat: tag }} className={classes.tag}>
      <CatalogueText text={nameOf(tag)} />
    </Link>
  ));
}

const asItIs = (tag: string): string => tag;
