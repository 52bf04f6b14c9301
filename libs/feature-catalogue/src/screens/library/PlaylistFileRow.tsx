import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LibraryPlaylistFile } from '@qingyin/contract';
import { importPlaylistFileMutation } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { Button, CatalogueText, useActionLabel } from '@qingyin/ui';
import { IconPlaylist } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import classes from './PlaylistFiles.module.css';

/** A playlist file with the numbers of its entries, and a button that imports it; afterwards a link to the playlist. */
export function PlaylistFileRow({
  file: { id, name, folder, entries, found },
}: {
  file: LibraryPlaylistFile;
}) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const { mutate, data, isPending, isError } = useMutation(importPlaylistFileMutation());
  return (
    <li className={classes.file}>
      <IconPlaylist size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.texts}>
        <span className={classes.name}>
          <CatalogueText text={name} />
        </span>
        {folder !== '' && (
          <span className={classes.folder} title={folder}>
            <CatalogueText text={folder} />
          </span>
        )}
        <span className={classes.count}>
          {data ? (
            <>
              <Plural value={data.count} other="已导入 # 首" />
              {data.missing > 0 && (
                <>
                  {' · '}
                  <Plural value={data.missing} other="# 首没有找到" />
                </>
              )}
            </>
          ) : (
            <Trans>
              找到 {found} 首，共 {entries} 首
            </Trans>
          )}
        </span>
        {isError && (
          <span role="alert" className={classes.failure}>
            <Trans>没能导入，请再试一次</Trans>
          </span>
        )}
      </span>
      {data ? (
        <Link to="/playList/$id" params={{ id: String(data.id) }} className={classes.open}>
          <Trans>打开歌单</Trans>
        </Link>
      ) : (
        <Button
          size="s"
          aria-label={actionLabel(t`导入`, name)}
          aria-busy={isPending || undefined}
          disabled={found === 0}
          onClick={() => {
            if (!isPending) mutate(id);
          }}
        >
          <Trans>导入</Trans>
        </Button>
      )}
    </li>
  );
}
