import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundPicture } from '@qingyin/contract';
import { CoverImage } from '@qingyin/ui';
import { useId } from 'react';
import classes from './PictureChoice.module.css';

const THUMBNAIL_PX = 96;

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface FoundPictureListProps {
  found: readonly FoundPicture[];
  /** key of the chosen one */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** The pictures in the files of an album or artist, one of which can be chosen. */
export function FoundPictureList({ found, chosen, onChoose }: FoundPictureListProps) {
  const { t } = useLingui();
  const group = useId();
  const titles: Record<FoundPicture['source'], (name: string) => string> = {
    file: fileName,
    tags: (name) => {
      const file = fileName(name);
      return t`标签：${file}`;
    },
    album: (name) => t`专辑：${name}`,
  };
  if (found.length === 0)
    return (
      <p className={classes.note}>
        <Trans>文件夹和标签里没有图片。</Trans>
      </p>
    );
  return (
    <fieldset className={classes.found}>
      <legend>
        <Trans>文件里的图片</Trans>
      </legend>
      {found.map(({ key, url, source, name }) => {
        const title = titles[source](name);
        return (
          <label key={key} className={classes.picture} title={name}>
            <input
              type="radio"
              name={group}
              checked={key === chosen}
              aria-label={title}
              onChange={() => onChoose(key)}
            />
            <span className={classes.image}>
              <CoverImage src={url} alt="" size={THUMBNAIL_PX} radius="s" />
            </span>
            <span aria-hidden className={classes.name}>
              {title}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
