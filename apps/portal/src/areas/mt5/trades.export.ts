import type { ListLocation } from '@portal/api';
import type { Mt5Trade, Mt5TradeColumnId } from '@portal/ui/screens/mt5';
import { sideMessages, tradeTitles } from '@portal/ui/text/columnTitles';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { toFigureCells, toFileColumns } from '@portal/portal-core/exports/fileColumns';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { mt5Api } from './mt5.api';
import { toPagesQuery, toTrade, toTradePage } from './mt5.mappers';
import { tradeProfit } from '@portal/ui/text/figures/listFigures';

type Path = '/mt5/user-account-details/{account}';

/**
 * The closed trades of an account (B §2), read page by page. `body` is an earlier answer, whose links have the list's
 * page name (D78).
 */
export const tradesExport = (
  login: string,
  body: Answer<Path> | undefined,
  location: ListLocation,
): ExportPlan<Mt5Trade, Path, Parameters<typeof toTrade>[0]> => ({
  name: 'trades',
  part: login,
  path: '/mt5/user-account-details/{account}',
  columns: toFileColumns<Mt5Trade, Mt5TradeColumnId>({
    side: { title: tradeTitles.side, cell: ({ side }) => side && sideMessages[side] },
    symbol: { title: tradeTitles.symbol, cell: ({ symbol }) => symbol },
    price: { title: tradeTitles.price, cell: ({ price }) => price, kind: 'number', figure: null },
    volume: { title: tradeTitles.volume, cell: ({ volume }) => volume, kind: 'number', figure: null },
    position: { title: tradeTitles.position, cell: ({ position }) => position, kind: 'number', figure: null },
    profit: toFigureCells(tradeProfit, ({ profit }) => profit),
  }),
  toPage: toTradePage,
  getRow: () => toTrade,
  ask: (dispatch, _state, page) =>
    dispatch(
      mt5Api.endpoints.exportMt5Account.initiate(
        {
          path: { account: login },
          query: toPagesQuery(body, location, login, { balance_log: 1, trade: page }),
        },
        { track: false },
      ),
    ),
});
