import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepWords } from '@portal/ui/text/nextStepWords';
import type { PagedList } from '@portal/ui';
import { BalanceCard } from '@portal/ui/charts';
import { portalToday } from '@portal/ui/text/format/dates';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { useMemo, type Ref } from 'react';
import { useNow } from '../../shared/browser/useNow';
import { usePictureAgain, type Picture } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useSheetFile } from '../../shared/exports/useSheetFile';
import { useServices } from '../../shared/store/services';
import { balanceDaysOf, balanceQueryOf, balanceTold, chosenIn } from './balance.view';
import { useListTransactionsQuery } from './transactions.api';

interface BalancePartProps {
  /** By which its screen reads it again. */
  ref?: Ref<Picture>;
  /** The list that is filtered by the days that are drawn. Its wallet is the one that is drawn. */
  list: Pick<PagedList<unknown>, 'filters' | 'onFiltered' | 'rows' | 'range'>;
}

/** A wallet's balance over time (B §2). It comes after its screen, with the charts, and fails by itself. */
export function BalancePart({ ref, list }: BalancePartProps) {
  const { filters, onFiltered, rows, range } = list;
  const { client } = useServices();
  const today = portalToday(useNow());
  const wallet = isWallet(filters.wallet) ? filters.wallet : undefined;
  const asked = balanceQueryOf(filters, today);
  const query = useListTransactionsQuery({ query: asked, ornament: true });
  usePictureAgain(ref, query.refetch);
  // Another wallet's line never stands under this one's name.
  const { currentData } = query;
  const days = useMemo(
    () => currentData && balanceDaysOf(currentData, client.placeOf('/transactions'), wallet, today),
    [currentData, client, wallet, today],
  );
  const chosen = chosenIn(filters);
  const shown = rows.state === 'ready' && rows.refreshing !== true ? range?.total : undefined;
  const saved = useSheetFile();
  return (
    <BalanceCard
      nextStep={<LinkAlone href={addresses.deposit}>{nextStepWords.deposit}</LinkAlone>}
      wallet={wallet && walletNames[wallet]}
      balance={remoteOf({ ...query, data: days }, (known) => balanceTold(known, chosen, shown))}
      chosen={chosen}
      onChosen={(span) => {
        const { from: _from, to: _to, ...others } = filters;
        onFiltered({ ...others, ...span });
      }}
      onSaved={saved}
    />
  );
}
