import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryFolder } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { Button, CatalogueText } from '@qingyin/ui';
import { IconChevronRight, IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './FolderHead.module.css';
import { folderLink } from './folder-link.ts';
import { usePlayFolder } from './use-play-folder.ts';

/** The address of the libraries begins those of all folders. */
const EXACT = { exact: true, includeSearch: true } as const;

interface FolderHeadProps {
  /** from the library to the folder itself; empty for the list of libraries */
  path: readonly LibraryFolder[];
  /** the only library, shown in place of the list of libraries */
  rooted: boolean;
  /** there are subfolders, so that the songs of the folder itself are not all */
  deep: boolean;
}

/** Way to a folder as links, and a button that plays all songs in it and below it. */
export function FolderHead({ path, rooted, deep }: FolderHeadProps) {
  const { t } = useLingui();
  const folder = path.at(-1);
  const play = usePlayFolder();
  if (!folder) return null;
  return (
    <div className={classes.head}>
      <nav aria-label={t`文件夹路径`} className={classes.way}>
        <ol className={classes.steps}>
          {!rooted && (
            <li className={classes.step}>
              <Link {...folderLink()} activeOptions={EXACT} className={classes.link}>
                <Trans>全部文件夹</Trans>
              </Link>
            </li>
          )}
          {path.map(({ id, name }) => (
            <li key={id} className={classes.step}>
              {!(rooted && id === path[0]?.id) && (
                <IconChevronRight size={16} aria-hidden data-flip-rtl className={classes.arrow} />
              )}
              <Link
                {...folderLink(id)}
                activeOptions={EXACT}
                className={classes.link}
                aria-current={id === folder.id ? 'page' : undefined}
              >
                <CatalogueText text={name} />
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {deep && folder.musicSize > 0 && (
        <Button
          variant="soft"
          icon={<IconPlayerPlayFilled size={18} aria-hidden />}
          onClick={() => play(folder.id)}
        >
          <Trans>播放文件夹</Trans>
        </Button>
      )}
    </div>
  );
}
