import styled from 'styled-components';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { dashboardTexts } from '../../../text/messages';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { depositWords } from './depositWords';

/** The page's name, and the wallet that deposits go to. */
export function DepositHead({ balance }: { balance: Remote<string> }) {
  return (
    <header>
      <Title>{depositWords.title}</Title>
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
    </header>
  );
}

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Line = styled.p`
  display: flex;
  gap: ${space[1.5]};
  margin-block-start: ${space.half};
  color: ${color.inkMuted};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
