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
  const [first, ...others] = accounts;
  const alone = others.length === 0 && first?.login === login;
  // A number alone would only repeat the sheet below.
  if (first === undefined || (alone && !hasDetails(first))) return null;
  return (
    <FirstRows rows={accounts} isKept={(account) => account.login === login}>
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

const hasDetails = ({ nickname, server, balance, equity }: Mt5AccountGlance) =>
  (nickname ?? server ?? balance ?? equity) !== undefined;

/* As high as a card, whose names and figures are in two lines on phones. */
const Waiting = styled(Skeleton)`
  block-size: 4.75rem;

  ${media.phone} {
    block-size: 9.25rem;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${space[3]};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
