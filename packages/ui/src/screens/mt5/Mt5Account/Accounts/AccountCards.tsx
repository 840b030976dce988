import styled from 'styled-components';
import { FirstRows } from '../../../../components/ListContainer/FirstRows';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { media, space } from '../../../../tokens';
import { mt5Messages } from '../messages';
import { AccountCard, type Mt5AccountGlance } from './AccountCard';

export interface AccountCardsProps {
  /** Accounts of the live history, undefined until it has loaded. Several accounts show a choice. */
  accounts: readonly Mt5AccountGlance[] | undefined;
  /** The requested account, even before its figures load. Absent while no account is named. */
  login: string | undefined;
  onAccountChange: (login: string) => void;
}

/** A summary of the member's accounts, with links between them. */
export function AccountCards({ accounts, login, onAccountChange }: AccountCardsProps) {
  if (accounts === undefined) return <Waiting variant="block" />;
  // The space was reserved, and without a card all below would move.
  const rows = accounts.length === 0 && login !== undefined ? [{ login }] : accounts;
  if (rows.length === 0) return null;
  const alone = rows.length === 1 && rows[0]?.login === login;
  return (
    <FirstRows rows={rows} isKept={(account) => account.login === login}>
      {(shown) => (
        <Cards aria-label={mt5Messages.accounts}>
          {shown.map((account) => (
            <li key={account.key ?? account.login}>
              <AccountCard
                account={account}
                current={account.login === login}
                onSelect={alone ? undefined : () => onAccountChange(account.login)}
              />
            </li>
          ))}
        </Cards>
      )}
    </FirstRows>
  );
}

/* A card's names and figures are in two lines on phones. */
const height = { base: '4.75rem', phone: '9.25rem' };

const Waiting = styled(Skeleton)`
  block-size: ${height.base};

  ${media.phone} {
    block-size: ${height.phone};
  }
`;

const Cards = styled.ul`
  min-block-size: ${height.base};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${space[3]};

  ${media.phone} {
    min-block-size: ${height.phone};
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
