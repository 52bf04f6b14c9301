import { useTagName } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PLAYLIST_TAGS_MAX } from '@qingyin/contract';
import { playlistCategoriesQuery } from '@qingyin/data-music';
import { Button, CatalogueText, QueryBoundary, SkeletonText } from '@qingyin/ui';
import { IconTag, IconX } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import classes from './Fields.module.css';

interface TagFieldProps {
  tags: readonly string[];
  error: string | null;
  onChange: (tags: readonly string[]) => void;
}

const SHELVES = 5;

/** Field for up to three tags of the catalogue. */
export function TagField({ tags, error, onChange }: TagFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const tagName = useTagName();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [full, setFull] = useState(false);

  const remove = (tag: string) => {
    setFull(false);
    onChange(tags.filter((other) => other !== tag));
  };
  const toggle = (tag: string) => {
    if (tags.includes(tag)) return remove(tag);
    if (tags.length >= PLAYLIST_TAGS_MAX) return setFull(true);
    onChange([...tags, tag]);
  };

  return (
    <div className={classes.field} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>{t`标签`}</span>
      <div className={classes.chips}>
        {tags.map((tag) => {
          const name = tagName(tag);
          return (
            <button
              key={tag}
              type="button"
              className={classes.chip}
              aria-label={t`去掉标签 ${name}`}
              onClick={() => {
                remove(tag);
                opener.current?.focus();
              }}
            >
              <CatalogueText text={name} />
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          );
        })}
        <Button
          ref={opener}
          size="s"
          icon={<IconTag size={16} stroke={1.75} aria-hidden />}
          aria-expanded={open}
          aria-describedby={`${id}-words`}
          data-wrong={error ? '' : undefined}
          onPointerEnter={() => void client.prefetchQuery(playlistCategoriesQuery())}
          onClick={() => setOpen(!open)}
        >
          <Trans>选择标签</Trans>
        </Button>
      </div>
      {error && <p className={classes.error}>{error}</p>}
      <p id={`${id}-words`} role="status" className={classes.hint}>
        {full ? (
          <Trans>已经选了 {PLAYLIST_TAGS_MAX} 个，先去掉一个再选别的。</Trans>
        ) : (
          <Trans>最多选 {PLAYLIST_TAGS_MAX} 个，帮助别人找到它。</Trans>
        )}
      </p>
      {open && (
        <QueryBoundary pending={<SkeletonText lines={SHELVES} />}>
          <Shelves tags={tags} onToggle={toggle} />
        </QueryBoundary>
      )}
    </div>
  );
}

interface ShelvesProps {
  tags: readonly string[];
  onToggle: (tag: string) => void;
}

function Shelves({ tags, onToggle }: ShelvesProps) {
  const tagName = useTagName();
  const { data: shelves } = useSuspenseQuery(playlistCategoriesQuery());
  const isFull = tags.length >= PLAYLIST_TAGS_MAX;
  return (
    <div className={classes.shelves}>
      {shelves.map((shelf) => (
        <div key={shelf.name} role="group" aria-label={tagName(shelf.name)} className={classes.shelf}>
          <span aria-hidden className={classes.shelfName}>
            {tagName(shelf.name)}
          </span>
          <span className={classes.text}>
            {shelf.categories.map(({ name }) => {
              const chosen = tags.includes(name);
              return (
                <button
                  key={name}
                  type="button"
                  className={classes.word}
                  aria-pressed={chosen}
                  aria-disabled={(isFull && !chosen) || undefined}
                  onClick={() => onToggle(name)}
                >
                  <CatalogueText text={tagName(name)} />
                </button>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}
