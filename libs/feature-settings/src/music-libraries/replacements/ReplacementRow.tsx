import { Trans, useLingui } from '@lingui/react/macro';
import type { MadeReplacement } from '@qingyin/contract';
import { undoReplacementsMutation } from '@qingyin/data-account';
import { formatDateTime } from '@qingyin/i18n';
import { Button, describeActionFailure, useActionLabel } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { replacementKinds } from './replacement-texts.ts';
import styles from './Replacements.module.css';

const nameOf = ({ name, artists }: { name: string; artists: string }): string =>
  [name, artists].filter(Boolean).join(' · ');

/** A replacement with its undo. */
export function ReplacementRow({ replacement }: { replacement: MadeReplacement }) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { id, at, by, kind, from, to, undone } = replacement;
  const { name } = from;
  const substitute = to && nameOf(to);
  const { mutate, isPending, error } = useMutation(undoReplacementsMutation());
  return (
    <li className={styles.candidate} data-undone={undone || undefined}>
      <div>
        <p className={styles.name}>
          <bdi>{nameOf(from)}</bdi>
        </p>
        {substitute && (
          <p>
            <Trans>
              换成 <bdi>{substitute}</bdi>
            </Trans>
          </p>
        )}
        <p className={styles.note}>
          {i18n._(replacementKinds[kind])} · {formatDateTime(at, i18n.locale)}
          {by !== '' && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
          {undone && (
            <>
              {' · '}
              <Trans>已撤销</Trans>
            </>
          )}
        </p>
        {error && (
          <p role="alert" className={styles.failed}>
            {i18n._(describeActionFailure(error))}
          </p>
        )}
      </div>
      {!undone && (
        <Button
          size="s"
          aria-label={actionLabel(t`撤销`, `${name} · ${id}`)}
          aria-busy={isPending || undefined}
          onClick={() => !isPending && mutate([id])}
        >
          <Trans>撤销</Trans>
        </Button>
      )}
    </li>
  );
}
