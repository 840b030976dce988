import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { UnansweredWithdrawal } from './UnansweredWithdrawal';
import { toDraft, emptyDraft } from './withdrawal';
import { WithdrawForm } from './WithdrawForm';
import type { WithdrawScreenProps } from './WithdrawScreen.types';
import { withdrawMessages } from './messages';

/** Wallet and amount, and above them an unanswered withdrawal. */
export function WithdrawCard(props: WithdrawScreenProps) {
  const { page, write, wallet = '' } = props;
  // After a reload the form has the sent values. It resets once the member dismisses them.
  const [round, setRound] = useState(0);
  const [start, setStart] = useState(() => toDraft(write.unanswered?.values ?? { wallet }));
  const sheet = useRef<HTMLElement>(null);
  useEffect(
    function focusNewForm() {
      // The pressed button has disappeared with its notice.
      if (round > 0) sheet.current?.querySelector('select')?.focus();
    },
    [round],
  );
  return (
    <Card ref={sheet} heading={withdrawMessages.title} aria-busy={page.state === 'loading'}>
      {content()}
    </Card>
  );

  function content() {
    switch (page.state) {
      case 'loading':
        return (
          <Stack gap={4}>
            <FieldSkeletons count={2} />
            <Skeleton variant="block" inlineSize="5.5rem" blockSize="2.375rem" />
          </Stack>
        );
      case 'failed':
        return <ErrorState message={page.message} reference={page.reference} onRetry={page.onRetry} />;
      case 'ready':
        return (
          <Stack gap={4}>
            <UnansweredWithdrawal
              {...props}
              onForgotten={() => {
                write.onForgotten();
                setStart(emptyDraft);
                setRound(round + 1);
              }}
            />
            <WithdrawForm key={round} {...props} page={page.data} start={start} />
          </Stack>
        );
    }
  }
}
