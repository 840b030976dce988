import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { control, media } from '../../../tokens';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { figureMessages } from '../../../text/figureMessages';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { addresses } from '../../../addresses/addresses';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import { walletNames } from '../../../text/wallets';
import { fill } from '../../../text/fill';
import { emptyDraft, toDraft, toWithdrawal, type WithdrawPage } from './withdrawDraft';
import { WithdrawAccount } from './WithdrawAccount';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm';
import { withdrawMessages } from './messages';

interface UnansweredWithdrawalProps extends Pick<WithdrawFormProps, 'write' | 'destination'> {
  onForget: () => void;
}

/** A withdrawal without an answer, while no dialog shows it. */
function UnansweredWithdrawal({ write, destination, onForget }: UnansweredWithdrawalProps) {
  const { unanswered, asked, attempt, onRequest } = write;
  if (unanswered === undefined || asked !== undefined) return null;
  const sent = toWithdrawal(unanswered.values);
  const at = new Date(unanswered.at).toISOString();
  const mayRepeat = sent !== undefined && destination.state === 'ready';
  return (
    <UnknownOutcome
      historyHref={addresses.withdrawals}
      isProven={attempt.isProven === true}
      onRepeat={mayRepeat ? () => onRequest(sent) : undefined}
      onForget={onForget}
    >
      {fill(sent ? withdrawMessages.unansweredAmount : withdrawMessages.unanswered, {
        amount: <Money figure="asked" value={sent?.amount} />,
        wallet: sent && walletNames[sent.wallet],
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}

export interface WithdrawCardProps extends Omit<WithdrawFormProps, 'page' | 'start'> {
  page: Remote<WithdrawPage>;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
}

/** Wallet and amount, and above them an unanswered withdrawal. */
export function WithdrawCard(props: WithdrawCardProps) {
  const { page, write, freshness, wallet = '' } = props;
  // After a reload the form has the sent values. It resets once the member dismisses them.
  const [round, setRound] = useState(0);
  const [start, setStart] = useState(() => toDraft(write.unanswered?.values ?? { wallet }));
  const sheet = useRef<HTMLElement>(null);
  useEffect(
    function focusNewForm() {
      // The pressed button has disappeared with its notice.
      if (round > 0) sheet.current?.querySelector('input')?.focus();
    },
    [round],
  );
  return (
    <Card
      ref={sheet}
      heading={withdrawMessages.title}
      aria-busy={page.state === 'loading'}
      aside={
        freshness &&
        page.state !== 'failed' && (
          <Age>
            <Freshness what={figureMessages.balances} {...freshness} />
          </Age>
        )
      }
    >
      {content()}
    </Card>
  );

  function content() {
    switch (page.state) {
      case 'loading':
        return (
          <Stack>
            <FieldSkeletons count={5} />
            <Skeleton variant="block" blockSize={control.touch} />
          </Stack>
        );
      case 'failed':
        return (
          <>
            <ErrorState message={page.message} reference={page.reference} onRetry={page.onRetry} />
            <WithdrawAccount destination={props.destination} holdHours={props.holdHours} />
          </>
        );
      case 'ready':
        return (
          <Stack>
            <UnansweredWithdrawal
              {...props}
              onForget={() => {
                write.onForget();
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

/* As wide as the text that arrives with the figures, so nothing moves. */
const Age = styled.div`
  ${media.fromTablet} {
    min-inline-size: 13rem;
  }
`;
