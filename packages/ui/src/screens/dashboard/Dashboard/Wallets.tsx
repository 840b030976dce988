import styled from 'styled-components';
import { toWalletPath } from '../../../addresses/addresses';
import { dashboardTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import type { Remote } from '../../../remote';
import { type WalletBalances, WalletCard } from './WalletCard';
import { FailedCard } from './FailedCard';
import { narrow, wide } from './Widget';
import { dashboardMessages } from './messages';

interface WalletsProps {
  wallets: Remote<WalletBalances>;
  onWalletOpened: (wallet: 'pay_in' | 'pay_out') => void;
}

/** Four balances. The first two link to their transactions (A §2). */
export function Wallets({ wallets, onWalletOpened }: WalletsProps) {
  if (wallets.state === 'failed') return <FailedCard name="Wallets" failure={wallets} />;
  const opensTo = (wallet: 'pay_in' | 'pay_out') => ({
    href: toWalletPath(wallet),
    onOpened: () => onWalletOpened(wallet),
  });
  const balances = wallets.state === 'ready' ? wallets.data : undefined;
  return (
    <Row aria-label={dashboardMessages.wallets} aria-busy={wallets.state === 'loading'}>
      <WalletCard
        main
        label={dashboardTexts.receivingWallet}
        loading={!balances}
        balance={balances?.payIn}
        opens={opensTo('pay_in')}
      />
      <WalletCard
        label={dashboardTexts.outGoingWallet}
        loading={!balances}
        balance={balances?.payOut}
        opens={opensTo('pay_out')}
      />
      <WalletCard label={dashboardTexts.liveWallet} loading={!balances} balance={balances?.live} />
      <WalletCard label={dashboardTexts.pammWallet} loading={!balances} balance={balances?.pamm} />
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
