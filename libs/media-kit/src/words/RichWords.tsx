import type { Mention } from '@qingyin/contract';
import { foreignLanguage } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '@qingyin/ui';
import { PersonLink } from '../access/PersonLink.tsx';
import { parseWords, type WordsPart } from './parse-words.ts';
import classes from './RichWords.module.css';
import { WebLink } from './WebLink.tsx';

export interface RichWordsProps {
  text: string;
  /** who is meant by names after `@`, where the service says so */
  mentions?: readonly Mention[] | undefined;
  className?: string | undefined;
}

/**
 * What somebody wrote, as they wrote it: line breaks, topics, people, addresses, emoji. Nothing of it is ever taken for
 * markup, and its direction ends with it.
 */
export function RichWords({ text, mentions, className }: RichWordsProps) {
  const { i18n } = useLingui();
  return (
    <span
      className={classNames(classes.words, className)}
      dir="auto"
      lang={foreignLanguage(text, i18n.locale)}
    >
      {parseWords(text, mentions).map((part, at) => (
        // Pieces of one text have no name but their place.
        <Part key={at} part={part} />
      ))}
    </span>
  );
}

function Part({ part }: { part: WordsPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'topic') return <span className={classes.topic}>{part.text}</span>;
  if (part.kind === 'link') return <WebLink href={part.href} text={part.text} className={classes.link} />;
  return (
    <PersonLink userId={part.userId} className={classes.link}>
      <bdi>{part.text}</bdi>
    </PersonLink>
  );
}
