import styled from 'styled-components';
import { toWalletPath, toWithdrawPath } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Icon } from '../../../components/Icon/Icon';
import { dashboardTexts } from '../../../text/messages';
import { border, color, radius } from '../../../tokens';
import { type WalletBalances, WalletCard } from './WalletCard';
import { dashboardMessages } from './messages';

interface WalletsProps {
  /** Undefined while they load. */
  balances: WalletBalances | undefined;
  onWalletOpened: (wallet: 'pay_in' | 'pay_out') => void;
}

/** Four balances. The first two link to their transactions (A §2). */
export function Wallets({ balances, onWalletOpened }: WalletsProps) {
  const opensTo = (wallet: 'pay_in' | 'pay_out') => ({
    href: toWalletPath(wallet),
    onOpened: () => onWalletOpened(wallet),
  });
  const loading = !balances;
  return (
    <section aria-label={dashboardMessages.wallets} aria-busy={loading}>
      <List>
        <WalletCard
          label={dashboardTexts.receivingWallet}
          loading={loading}
          balance={balances?.payIn}
          opens={opensTo('pay_in')}
        />
        <WalletCard
          label={dashboardTexts.outGoingWallet}
          loading={loading}
          balance={balances?.payOut}
          opens={opensTo('pay_out')}
          action={
            <ButtonLink
              variant="soft"
              size="small"
              icon={<Icon name="withdraw" />}
              href={toWithdrawPath('pay_out')}
            >
              {dashboardMessages.withdraw}
            </ButtonLink>
          }
        />
        <WalletCard label={dashboardTexts.liveWallet} loading={loading} balance={balances?.live} />
        <WalletCard label={dashboardTexts.pammWallet} loading={loading} balance={balances?.pamm} />
      </List>
    </section>
  );
}

/* One card of rows, as high as its neighbour. */
const List = styled.ul`
  display: grid;
  block-size: 100%;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
`;
