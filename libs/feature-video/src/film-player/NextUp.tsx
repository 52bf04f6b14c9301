import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CatalogueText, CoverImage } from '@qingyin/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmPlayerProps } from './film.ts';
import styles from './NextUp.module.css';

const WAIT_S = 8;
const SECOND_MS = 1000;
const COVER_PX = 160;

interface NextUpProps {
  next: NonNullable<FilmPlayerProps['next']>;
  onCancel: () => void;
}

/**
 * Announces the next film with a countdown of 8 s, which can be cancelled. The countdown pauses while the page is
 * hidden.
 */
export function NextUp({ next, onCancel }: NextUpProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(WAIT_S);
  const cancel = useRef<HTMLButtonElement>(null);
  const open = useEffectEvent(() => next.open());
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (left <= 0) return open();
    const timer = setTimeout(() => setLeft(document.hidden ? left : left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div role="group" aria-label={t`接下来播放`} className={styles.next}>
      <div className={styles.cover}>
        <CoverImage src={next.posterUrl} alt="" size={COVER_PX} ratio={16 / 9} />
      </div>
      <div className={styles.what}>
        <p className={styles.label}>
          <Trans>{left} 秒后播放</Trans>
        </p>
        <p className={styles.title}>
          <CatalogueText text={next.title} />
        </p>
        <div className={styles.acts}>
          <Button ref={cancel} variant="soft" onClick={onCancel}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" onClick={next.open}>
            <Trans>现在播放</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
