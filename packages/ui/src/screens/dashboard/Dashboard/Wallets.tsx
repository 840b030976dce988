import styled from 'styled-components';
import { toWalletPath, toWithdrawPath } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Words } from '../../../components/Words/Words';
import { Icon } from '../../../components/Icon/Icon';
import { border, color, media, radius, space } from '../../../tokens';
import { type WalletBalances, WalletCard } from './WalletCard';
import { dashboardMessages } from './messages';
import { liveWallet, outGoingWallet, pammWallet, receivingWallet } from './figures';

interface WalletsProps {
  /** Undefined while they load. */
  balances: WalletBalances | undefined;
  onWalletOpen: (wallet: 'pay_in' | 'pay_out') => void;
}

/** Four balances. The first two link to their transactions (A §2). */
export function Wallets({ balances, onWalletOpen }: WalletsProps) {
  const opensTo = (wallet: 'pay_in' | 'pay_out') => ({
    href: toWalletPath(wallet),
    onOpen: () => onWalletOpen(wallet),
  });
  const loading = !balances;
  return (
    <Container aria-label={dashboardMessages.wallets} aria-busy={loading}>
      <Sheet>
        <List>
          <WalletCard
            wallet={receivingWallet}
            loading={loading}
            balance={balances?.payIn}
            opens={opensTo('pay_in')}
          />
          <WalletCard
            wallet={outGoingWallet}
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
          <WalletCard wallet={liveWallet} loading={loading} balance={balances?.live} />
          <WalletCard wallet={pammWallet} loading={loading} balance={balances?.pamm} />
        </List>
        <Meanings>
          <Words of={['outGoingWallet', 'pammWallet']} />
        </Meanings>
      </Sheet>
    </Container>
  );
}

const Container = styled.section`
  container-type: inline-size;
`;

const List = styled.ul`
  display: grid;
`;

const Meanings = styled.div`
  padding-inline: ${space[5]};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/* One card of rows, as high as its neighbour. */
const Sheet = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  block-size: 100%;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
`;
