import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@qingyin/http-client';
import { Button, describeError } from '@qingyin/ui';
import { useState } from 'react';
import { Card } from '../Card.tsx';
import { errorSituations, type ErrorSituation } from '../error-situations.ts';
import styles from './ErrorCatalogue.module.css';

export interface ErrorCatalogueProps {
  /** Receives the error of a failed chunk, which the page throws while rendering. */
  onChunkLost: (error: Error) => void;
}

/** Provokes each row of the error catalogue; the product's own error handling reacts. */
export function ErrorCatalogue({ onChunkLost }: ErrorCatalogueProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Card title={t`错误目录`}>
      <p className={styles.about}>{t`按下名字，再确认一次，它就真的发生：出面应对的是产品自己的程序。`}</p>
      <ul className={styles.list}>
        {errorSituations.map((situation) => (
          <SituationRow
            key={situation.id}
            situation={situation}
            asked={asked === situation.id}
            onAsk={(open) => setAsked(open ? situation.id : null)}
            onChunkLost={onChunkLost}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SituationRowProps extends ErrorCatalogueProps {
  situation: ErrorSituation;
  asked: boolean;
  onAsk: (open: boolean) => void;
}

type Outcome = { state: 'waiting' } | { state: 'quiet' } | { state: 'met'; error: unknown };

function SituationRow({ situation, asked, onAsk, onChunkLost }: SituationRowProps) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = () => {
    onAsk(false);
    setOutcome({ state: 'waiting' });
    situation.provoke().then(
      () => setOutcome({ state: 'quiet' }),
      (error: unknown) => {
        if (situation.handledBy === 'chunk' && error instanceof Error) onChunkLost(error);
        else setOutcome({ state: 'met', error });
      },
    );
  };
  return (
    <li className={styles.row}>
      <Button size="s" className={styles.name} aria-expanded={asked} onClick={() => onAsk(!asked)}>
        {i18n._(situation.name)}
      </Button>
      <div className={styles.text}>
        <p>{i18n._(situation.effect)}</p>
        {asked && (
          <div className={styles.choices}>
            <Button size="s" variant="filled" onClick={run}>
              {t`让它发生`}
            </Button>
            <Button size="s" variant="plain" onClick={() => onAsk(false)}>
              {t`取消`}
            </Button>
          </div>
        )}
        <p role="status" className={styles.outcome}>
          {!asked && outcome && <OutcomeText outcome={outcome} meets={situation.handledBy} />}
        </p>
      </div>
    </li>
  );
}

function OutcomeText({ outcome, meets }: { outcome: Outcome; meets: ErrorSituation['handledBy'] }) {
  const { t, i18n } = useLingui();
  if (outcome.state === 'waiting') return t`正在发生…`;
  if (outcome.state === 'quiet')
    return meets === 'console' ? t`发生了，控制台里多了一行。` : t`服务没有按要求出错。`;
  const { error } = outcome;
  const facts = isApiError(error) ? [error.kind, error.status, error.code, error.message] : [String(error)];
  return (
    <>
      {i18n._(describeError(error).sentence)}{' '}
      <bdi>
        <code>{facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}</code>
      </bdi>
    </>
  );
}
