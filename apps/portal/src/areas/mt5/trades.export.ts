import type { ListPlace } from '@portal/api';
import type { Mt5Trade } from '@portal/ui/screens/mt5';
import { sideWords, tradeTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '../../shared/exports/exportPlan';
import type { Answer } from '../../shared/wire/answer';
import { mt5Api } from './mt5.api';
import { pagesQueryOf, tradeOf, tradePageOf } from './mt5.view';

type Path = '/mt5/user-account-details/{account}';

/**
 * The closed trades of an account (B §2), read page by page. `body` is an answer that came before: its links tell the
 * name of the list's page (D78).
 */
export const tradesExport = (
  login: string,
  body: Answer<Path> | undefined,
  place: ListPlace,
): ExportPlan<Mt5Trade, Path, Parameters<typeof tradeOf>[0]> => ({
  name: `closed-trades-${login}`,
  path: '/mt5/user-account-details/{account}',
  columns: [
    { title: tradeTitles.side, cell: ({ side }) => side && sideWords[side] },
    { title: tradeTitles.symbol, cell: ({ symbol }) => symbol },
    { title: tradeTitles.price, cell: ({ price }) => price },
    { title: tradeTitles.volume, cell: ({ volume }) => volume },
    { title: tradeTitles.position, cell: ({ position }) => position },
    { title: tradeTitles.profit, cell: ({ profit }) => profit },
  ],
  pageOf: tradePageOf,
  rowOf: () => tradeOf,
  ask: (dispatch, _state, page) =>
    dispatch(
      mt5Api.endpoints.exportMt5Account.initiate(
        {
          path: { account: login },
          query: pagesQueryOf(body, place, login, { balance_log: 1, trade: page }),
        },
        { track: false },
      ),
    ),
});
