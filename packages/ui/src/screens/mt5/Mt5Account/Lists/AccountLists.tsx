import { DataList } from '../../../../components/DataList/DataList';
import type { Column } from '../../../../components/DataList/column';
import type { ListDetail } from '../../../../components/DataList/listDetail';
import { ExportButton } from '../../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../../components/ExportButton/listExport';
import { ListFooter } from '../../../../components/ListFrame/ListFooter';
import { Tabs } from '../../../../components/Tabs/Tabs';
import { mt5Texts } from '../../../../text/messages';
import type { Mt5AccountScreenProps, Mt5List } from '../Mt5AccountScreen.types';
import { mt5Words } from '../mt5Words';
import { transactionDetailOf, transactionLinesOf } from './mt5Details';
import { tradeColumns } from './tradeColumns';
import { transactionColumns } from './transactionColumns';

type AccountListsProps = Pick<
  Mt5AccountScreenProps,
  'tab' | 'transactions' | 'trades' | 'exportingTrades' | 'now' | 'onTabChosen'
>;

/** The account's two lists, each with pages of its own (D78). */
export function AccountLists(props: AccountListsProps) {
  const { tab, transactions, trades, exportingTrades, now, onTabChosen } = props;
  return (
    <Tabs
      label={mt5Words.lists}
      value={tab}
      onChange={onTabChosen}
      tabs={[
        {
          id: 'transactions',
          label: mt5Words.transactions,
          content: sheetOf(mt5Words.transactions, transactions, transactionColumns, mt5Words.noTransactions, {
            of: transactionDetailOf,
            lines: transactionLinesOf,
            now,
          }),
        },
        {
          id: 'trades',
          label: mt5Texts.closedTrade,
          content: sheetOf(
            mt5Texts.closedTrade,
            trades,
            tradeColumns,
            mt5Words.noTrades,
            undefined,
            exportingTrades,
          ),
        },
      ]}
    />
  );
}

function sheetOf<Row extends { id: string }>(
  caption: string,
  list: Mt5List<Row>,
  columns: readonly Column<Row>[],
  reason: string,
  detail?: ListDetail<Row>,
  exporting?: ListExport,
) {
  const { rows, range, failure, opened, onOpened } = list;
  const hasPlaces = range !== undefined && (range.total > 0 || range.lastPage > 1);
  return (
    <DataList
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      opened={opened}
      onOpened={onOpened}
      {...(detail && { detail })}
      {...(exporting && {
        bar: <ExportButton {...exporting} disabled={rows.state === 'ready' && rows.data.length === 0} />,
      })}
      empty={{ title: mt5Texts.noDataAvailable, reason, icon: 'list' }}
      {...((failure !== undefined || hasPlaces) && { footer: <ListFooter caption={caption} list={list} /> })}
    />
  );
}
