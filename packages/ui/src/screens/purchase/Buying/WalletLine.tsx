import { LinkButton } from '../../../components/Button/LinkButton';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { walletNames } from '../../../text/wallets';
import { commonMessages } from '../../../text/commonMessages';
import styled from 'styled-components';
import { color, fontWeight, space } from '../../../tokens';

interface WalletLineProps {
  balance: Remote<string | undefined>;
}

/** The available balance, under the page's title. */
export function WalletLine({ balance }: WalletLineProps) {
  return (
    <Line aria-busy={balance.state === 'loading' || undefined}>
      {walletNames.pay_in}{' '}
      {balance.state === 'loading' ? (
        <Skeleton inlineSize="6rem" />
      ) : (
        <b>
          <Money value={balance.state === 'ready' ? balance.data : undefined} />
        </b>
      )}
      {balance.state === 'failed' && (
        <LinkButton onClick={balance.onRetry}>{commonMessages.retry}</LinkButton>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};

  b {
    color: ${color.ink};
    font-weight: ${fontWeight.current};
  }
  button {
    min-block-size: 0;
  }
`;
