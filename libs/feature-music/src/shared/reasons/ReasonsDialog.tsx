import { Trans, useLingui } from '@lingui/react/macro';
import { libraryReasonsQuery } from '@qingyin/data-music';
import { InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import classes from './Reasons.module.css';
import { useReasonTexts } from './use-reason-texts.ts';

interface ReasonsDialogProps {
  kind: 'album' | 'artist';
  id: string;
  onClose: () => void;
}

const LINES = 8;

/** Shows which rule and which file decided about an album or artist of the music libraries. */
export function ReasonsDialog({ kind, id, onClose }: ReasonsDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(libraryReasonsQuery(kind, id));
  const textsOf = useReasonTexts();
  return (
    <Dialog title={t`为什么是这样`} width={520} onClose={onClose} fullOnPhone>
      {!data ? (
        error ? (
          <InlineError error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonText lines={LINES} />
        )
      ) : data.length === 0 ? (
        <p className={classes.text}>
          <Trans>没有什么可说明的。</Trans>
        </p>
      ) : (
        <dl className={classes.reasons}>
          {data.map((reason) => {
            const { label, value, text } = textsOf(reason);
            return (
              <div key={`${reason.about}\n${reason.value}`} className={classes.reason}>
                <dt className={classes.label}>{label}</dt>
                <dd className={classes.content}>
                  {value !== '' && (
                    <p>
                      <bdi>{value}</bdi>
                    </p>
                  )}
                  <p className={classes.text}>{text}</p>
                  {reason.path !== '' && (
                    <p className={classes.path}>
                      <bdi dir="auto">{reason.path}</bdi>
                    </p>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Dialog>
  );
}
