import { Link } from '../../../components/Link/Link';
import { noFigure } from '../../../text/format/money';
import { subscriptionWords } from '../subscriptionWords';
import type { LiveSubscription } from './LiveHistoryScreen.types';

type AccountCellProps = Pick<LiveSubscription, 'account' | 'packageAccount' | 'own'>;

/** The attached account leads to its page (D12, D73); a package's own is named only. */
export function AccountCell({ account, packageAccount, own }: AccountCellProps) {
  if (account !== undefined && own)
    return <Link href={subscriptionWords.accountHref(account)}>{account}</Link>;
  const named = account ?? packageAccount;
  return named === undefined ? noFigure : <bdi>{named}</bdi>;
}
