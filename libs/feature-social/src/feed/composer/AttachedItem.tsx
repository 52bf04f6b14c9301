import { useLingui } from '@lingui/react/macro';
import { CatalogueText, CoverImage, IconButton } from '@qingyin/ui';
import { IconX } from '@tabler/icons-react';
import type { AttachedResource } from './draft-attachments.ts';
import classes from './PostComposer.module.css';

const COVER_PX = 40;

/** Item attached to the post being written, with a remove button. */
export function AttachedItem({
  attachment,
  onRemove,
}: {
  attachment: AttachedResource;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { name } = attachment;
  return (
    <div className={classes.thing}>
      <span className={classes.thingCover}>
        <CoverImage src={attachment.coverUrl} alt="" size={COVER_PX} radius="s" />
      </span>
      <span className={classes.thingNames}>
        <CatalogueText text={name} />
        <span className={classes.thingBy}>
          <bdi>{attachment.by}</bdi>
        </span>
      </span>
      <IconButton size="s" label={t`移除 ${name}`} onClick={onRemove}>
        <IconX size={16} stroke={2} aria-hidden />
      </IconButton>
    </div>
  );
}
