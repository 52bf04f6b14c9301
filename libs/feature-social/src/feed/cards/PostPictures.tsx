import { useLingui } from '@lingui/react/macro';
import type { PostPicture } from '@qingyin/data-social';
import { CoverImage } from '@qingyin/ui';
import { usePictureViewer } from '../picture-viewer/picture-viewer-context.ts';
import { pictureLayout } from './picture-layout.ts';
import classes from './PostPictures.module.css';

/** Largest displayed width of a picture, CSS px, by number of columns. */
const WIDTHS = { 1: 420, 2: 208, 3: 176 } as const;

interface PostPicturesProps {
  pictures: readonly PostPicture[];
  /** name of the author */
  by: string;
}

/** Pictures of a post; pressing one opens the picture viewer. */
export function PostPictures({ pictures, by }: PostPicturesProps) {
  const { t } = useLingui();
  const open = usePictureViewer();
  const { columns, ratio } = pictureLayout(pictures);
  const count = pictures.length;
  return (
    <ul className={classes.pictures} data-columns={columns} data-tall={ratio < 1 ? '' : undefined}>
      {pictures.map((picture, at) => {
        const place = at + 1;
        return (
          <li key={`${at}-${picture.url}`}>
            <button
              type="button"
              className={classes.picture}
              aria-haspopup="dialog"
              aria-label={count === 1 ? t`${by} 的图片` : t`${by} 的图片 ${place} / ${count}`}
              onClick={({ currentTarget }) =>
                open({ pictures, thumbnails: smallOnes(currentTarget), startIndex: at, authorName: by })
              }
            >
              <CoverImage src={picture.url} alt="" size={WIDTHS[columns]} ratio={ratio} radius="s" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Addresses of the loaded thumbnails; undefined for those that have not loaded. */
function smallOnes(pressed: Element): (string | undefined)[] {
  const items = pressed.closest('ul')?.children ?? [];
  return Array.from(items, (item) => {
    const image = item.querySelector('img');
    return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
  });
}
