import { useLingui } from '@lingui/react/macro';
import { foreignLanguage } from '@qingyin/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './Description.module.css';

/** Overflow of tall letters that does not count as another line, px. */
const TALL_PX = 8;

/** Description, truncated to two lines until it is expanded. */
export function Description({ text }: { text: string }) {
  const { t, i18n } = useLingui();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + TALL_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);
  return (
    <div className={classes.description}>
      <p
        ref={paragraph}
        className={classes.text}
        data-open={open ? '' : undefined}
        dir="auto"
        lang={foreignLanguage(text, i18n.locale)}
      >
        {text}
      </p>
      {cut && (
        <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`收起` : t`展开`}
        </button>
      )}
    </div>
  );
}
