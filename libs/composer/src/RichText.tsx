import { PersonLink } from '@qingyin/auth-gate';
import type { Mention } from '@qingyin/contract';
import { foreignLanguage } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '@qingyin/ui';
import { parseRichText, type RichTextPart } from './parse-rich-text.ts';
import classes from './RichText.module.css';
import { WebLink } from './WebLink.tsx';

export interface RichTextProps {
  text: string;
  /** users behind the names after `@`, as the service resolved them */
  mentions?: readonly Mention[] | undefined;
  className?: string | undefined;
}

/**
 * User-written text with line breaks, topics, mentions, links and emoji. The text is never interpreted as markup,
 * and its direction is isolated from the surroundings.
 */
export function RichText({ text, mentions, className }: RichTextProps) {
  const { i18n } = useLingui();
  return (
    <span
      className={classNames(classes.text, className)}
      dir="auto"
      lang={foreignLanguage(text, i18n.locale)}
    >
      {parseRichText(text, mentions).map((part, at) => (
        // Parts have no identity but their position.
        <Part key={at} part={part} />
      ))}
    </span>
  );
}

function Part({ part }: { part: RichTextPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'topic') return <span className={classes.topic}>{part.text}</span>;
  if (part.kind === 'link') return <WebLink href={part.href} text={part.text} className={classes.link} />;
  return (
    <PersonLink userId={part.userId} className={classes.link}>
      <bdi>{part.text}</bdi>
    </PersonLink>
  );
}
