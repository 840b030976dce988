import { Button } from '../../../../components/Button/Button';
import { DataList, type DataListProps } from '../../../../components/DataList/DataList';
import type { Column } from '../../../../components/DataList/column';
import type { EmptyStateProps } from '../../../../components/EmptyState/EmptyState';
import { ExportButton } from '../../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../../components/ExportButton/ExportCard';
import { Icon } from '../../../../components/Icon/Icon';
import type { PagedList } from '../../../../components/ListContainer/pagedList';
import { ListFooter } from '../../../../components/ListContainer/ListFooter';
import { Tabs } from '../../../../components/Tabs/Tabs';
import type { Remote } from '../../../../remote';
import { mt5Texts } from '../../../../text/messages';
import { nextStepMessages } from '../../../../text/nextStepMessages';
import { mt5Messages } from '../messages';
import type { Mt5Shown } from '../mt5Account';
import { toMt5TransactionDetail, toMt5TransactionLines, type Mt5Transaction } from './mt5Details';
import { tradeColumns } from './tradeColumns';
import { toTradeDetail, toTradeLines, type Mt5Trade } from './tradeDetail';
import { transactionColumns } from './transactionColumns';

/** The two lists of an account (B §2), by their names in the address. */
const tabs = ['transactions', 'trades'] as const;

export type Mt5Tab = (typeof tabs)[number];

/** The tab with this name. An unknown name returns the first. */
export const parseMt5Tab = (name: string | null): Mt5Tab => tabs.find((tab) => tab === name) ?? tabs[0];

type Mt5List<Row> = Pick<PagedList<Row>, 'rows' | 'range' | 'failure' | 'onPageChange' | 'opened' | 'onOpen'>;

export interface AccountListsProps {
  account: Remote<Mt5Shown>;
  tab: Mt5Tab;
  transactions: Mt5List<Mt5Transaction>;
  trades: Mt5List<Mt5Trade>;
  /** Saves the closed trades as a file. */
  exportingTrades?: ListExport;
  /** The time whose zone is named, in ms since 1970. */
  now: number;
  onTabChange: (tab: Mt5Tab) => void;
  onDepositOpen: (login: string) => void;
}

/** The account's two lists, each with its own pages (D78). */
export function AccountLists(props: AccountListsProps) {
  const { tab, transactions, trades, exportingTrades, now, onTabChange } = props;
  const next = selectNext(props);
  return (
    <Tabs
      label={mt5Messages.lists}
      value={tab}
      onChange={onTabChange}
      tabs={[
        {
          id: 'transactions',
          label: mt5Messages.transactions,
          content: getSheet(
            mt5Messages.transactions,
            transactions,
            transactionColumns,
            { reason: mt5Messages.noTransactions, action: next },
            { detail: toMt5TransactionDetail, lines: toMt5TransactionLines, now },
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
            { detail: toTradeDetail, lines: toTradeLines },
            exportingTrades,
          ),
        },
      ]}
    />
  );
}

/** Both lists start with money on the account. A live account accepts a deposit from here (D77). */
function selectNext({ account, onDepositOpen }: AccountListsProps) {
  if (account.state !== 'ready' || account.data.kind !== 'account' || !account.data.account.live)
    return undefined;
  const { login } = account.data.account;
  return (
    <Button icon={<Icon name="deposit" />} onClick={() => onDepositOpen(login)}>
      {nextStepMessages.deposit}
    </Button>
  );
}

function getSheet<Row extends { id: string }>(
  caption: string,
  list: Mt5List<Row>,
  columns: readonly Column<Row>[],
  none: Pick<EmptyStateProps, 'reason' | 'action'>,
  texts: Pick<DataListProps<Row>, 'detail' | 'lines' | 'now'>,
  exporting?: ListExport,
) {
  const { rows, range, failure, opened, onOpen } = list;
  const hasPages = range !== undefined && (range.total !== 0 || range.lastPage > 1);
  return (
    <DataList
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      opened={opened}
      onOpen={onOpen}
      {...texts}
      {...(exporting && {
        bar: <ExportButton {...exporting} disabled={rows.state === 'ready' && rows.data.length === 0} />,
      })}
      empty={{ title: mt5Texts.noDataAvailable, icon: 'list', ...none }}
      {...((failure !== undefined || hasPages) && {
        footer: <ListFooter caption={caption} list={list} />,
      })}
    />
  );
}
