import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldPlaces } from '../../../components/FieldPlaces/FieldPlaces';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { space } from '../../../tokens';
import { UnansweredWithdrawal } from './UnansweredWithdrawal';
import { draftOf, emptyDraft } from './withdrawal';
import { WithdrawForm } from './WithdrawForm';
import type { WithdrawScreenProps } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

/** Wallet and amount; over them what was sent before and has no answer. */
export function WithdrawCard(props: WithdrawScreenProps) {
  const { page, write } = props;
  // After a reload the form has what was sent; once the member is done with that, it starts anew.
  const [round, setRound] = useState(0);
  const [start, setStart] = useState(() => draftOf(write.unanswered?.values));
  const sheet = useRef<HTMLElement>(null);
  useEffect(
    function focusNewForm() {
      // The pressed button went away with what it spoke of.
      if (round > 0) sheet.current?.querySelector('select')?.focus();
    },
    [round],
  );
  return (
    <Card ref={sheet} heading={withdrawWords.title} aria-busy={page.state === 'loading'}>
      {content()}
    </Card>
  );

  function content() {
    switch (page.state) {
      case 'loading':
        return (
          <Stack>
            <FieldPlaces count={2} />
            <Skeleton look="block" inlineSize="5.5rem" blockSize="2.375rem" />
          </Stack>
        );
      case 'failed':
        return <ErrorState message={page.message} onRetry={page.onRetry} />;
      case 'ready':
        return (
          <Stack>
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

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`;
