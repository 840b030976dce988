import { Button } from '../../../../components/Button/Button';
import { DataList } from '../../../../components/DataList/DataList';
import type { Column } from '../../../../components/DataList/column';
import type { ListDetail } from '../../../../components/DataList/rows';
import type { EmptyStateProps } from '../../../../components/EmptyState/EmptyState';
import { ExportButton } from '../../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../../components/ExportButton/ExportCard';
import { Icon } from '../../../../components/Icon/Icon';
import { ListFooter } from '../../../../components/ListContainer/ListFooter';
import { Tabs } from '../../../../components/Tabs/Tabs';
import { mt5Texts } from '../../../../text/messages';
import { nextStepMessages } from '../../../../text/nextStepMessages';
import type { Mt5AccountScreenProps, Mt5List } from '../Mt5AccountScreen.types';
import { mt5Messages } from '../messages';
import { toMt5TransactionDetail, toMt5TransactionLines } from './mt5Details';
import { tradeColumns } from './tradeColumns';
import { transactionColumns } from './transactionColumns';

type AccountListsProps = Pick<
  Mt5AccountScreenProps,
  | 'account'
  | 'tab'
  | 'transactions'
  | 'trades'
  | 'exportingTrades'
  | 'now'
  | 'onTabChosen'
  | 'onDepositOpened'
>;

/** The account's two lists, each with its own pages (D78). */
export function AccountLists(props: AccountListsProps) {
  const { tab, transactions, trades, exportingTrades, now, onTabChosen } = props;
  const next = selectNext(props);
  return (
    <Tabs
      label={mt5Messages.lists}
      value={tab}
      onChange={onTabChosen}
      tabs={[
        {
          id: 'transactions',
          label: mt5Messages.transactions,
          content: getSheet(
            mt5Messages.transactions,
            transactions,
            transactionColumns,
            { reason: mt5Messages.noTransactions, action: next },
            {
              of: toMt5TransactionDetail,
              lines: toMt5TransactionLines,
              now,
            },
          ),
        },
        {
          id: 'trades',
          label: mt5Texts.closedTrade,
          content: getSheet(
            mt5Texts.closedTrade,
            trades,
            tradeColumns,
            { reason: mt5Messages.noTrades, action: next },
            undefined,
            exportingTrades,
          ),
        },
      ]}
    />
  );
}

/** Both lists start with money on the account. A live account accepts a deposit from here (D77). */
function selectNext({ account, onDepositOpened }: AccountListsProps) {
  if (account.state !== 'ready' || account.data.kind !== 'account' || !account.data.account.live)
    return undefined;
  const { login } = account.data.account;
  return (
    <Button icon={<Icon name="deposit" />} onClick={() => onDepositOpened(login)}>
      {nextStepMessages.deposit}
    </Button>
  );
}

function getSheet<Row extends { id: string }>(
  caption: string,
  list: Mt5List<Row>,
  columns: readonly Column<Row>[],
  none: Pick<EmptyStateProps, 'reason' | 'action'>,
  detail?: ListDetail<Row>,
  exporting?: ListExport,
) {
  const { rows, range, failure, opened, onOpened } = list;
  const hasSkeleton = range !== undefined && (range.total !== 0 || range.lastPage > 1);
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
      empty={{ title: mt5Texts.noDataAvailable, icon: 'list', ...none }}
      {...((failure !== undefined || hasSkeleton) && {
        footer: <ListFooter caption={caption} list={list} />,
      })}
    />
  );
}
