import styled from 'styled-components';
import { Freshness } from '../../../components/Freshness/Freshness';
import { Money } from '../../../components/Money/Money';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { figureWords } from '../../../text/figureWords';
import { dashboardTexts } from '../../../text/messages';
import { color, fontWeight, space } from '../../../tokens';
import type { DepositScreenProps } from './DepositScreen.types';
import { depositWords } from './depositWords';

/** The page's name, and the wallet that deposits go to. */
export function DepositHead({ balance, freshness }: Pick<DepositScreenProps, 'balance' | 'freshness'>) {
  return (
    <PageHead
      title={depositWords.title}
      note={
        <Line aria-busy={balance.state === 'loading' || undefined}>
          {dashboardTexts.receivingWallet}
          {balance.state === 'loading' ? (
            <Skeleton inlineSize="5.5rem" />
          ) : (
            <b>
              <Money value={balance.state === 'ready' ? balance.data : undefined} />
            </b>
          )}
        </Line>
      }
      aside={freshness && <Freshness what={figureWords.balance} {...freshness} />}
    />
  );
}

const Line = styled.span`
  display: flex;
  gap: ${space[1.5]};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
