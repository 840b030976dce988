import { toMt5AccountPath } from '../../../addresses/addresses';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import type { LiveSubscription } from './liveSubscription';

type AccountCellProps = Pick<LiveSubscription, 'account' | 'packageAccount' | 'own'>;

/** The attached account links to its page (D12, D73). A package's own account is only named. */
export function AccountCell({ account, packageAccount, own }: AccountCellProps) {
  if (account !== undefined && own)
    return (
      <LinkInCell href={toMt5AccountPath(account)}>
        <Verbatim>{account}</Verbatim>
      </LinkInCell>
    );
  const named = account ?? packageAccount;
  return <Verbatim>{named}</Verbatim>;
}
