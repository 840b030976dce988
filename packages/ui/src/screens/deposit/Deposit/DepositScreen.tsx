import { Stack } from '../../../components/Stack/Stack';
import { Methods, type MethodsProps } from './Methods';
import styled from 'styled-components';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Freshness } from '../../../components/Freshness/Freshness';
import { Money } from '../../../components/Money/Money';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { figureMessages } from '../../../text/figureMessages';
import { dashboardTexts } from '../../../text/messages';
import { color, fontWeight, space } from '../../../tokens';
import { depositMessages } from './messages';

interface DepositHeadProps {
  /** The Receiving Wallet, decimal text. */
  balance: Remote<string>;
  /** Its age. Absent where it is unknown. */
  freshness?: Age | undefined;
}

/** The page's title, and the wallet that receives deposits. */
function DepositHead({ balance, freshness }: DepositHeadProps) {
  return (
    <PageHead
      title={depositMessages.title}
      note={
        <Line aria-busy={balance.state === 'loading' || undefined}>
          {dashboardTexts.receivingWallet}
          {balance.state === 'loading' ? (
            <Skeleton inlineSize="5.5rem" />
          ) : (
            <b>
              <Money figure="receivingWallet" value={balance.state === 'ready' ? balance.data : undefined} />
            </b>
          )}
        </Line>
      }
      asideCompact
      aside={freshness && <Freshness what={figureMessages.balance} {...freshness} />}
    />
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1.5]};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;

export type DepositScreenProps = MethodsProps & DepositHeadProps;

/** The payment methods, a tab each (A §2 "Deposit"). An MT5 account accepts only bank deposits (D5). */
export function DepositScreen(props: DepositScreenProps) {
  return (
    <Stack bounded>
      <DepositHead balance={props.balance} freshness={props.freshness} />
      <Methods {...props} />
    </Stack>
  );
}
