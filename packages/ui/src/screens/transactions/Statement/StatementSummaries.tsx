import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerMessage, ServerSentence } from '../../../components/ServerMessage/ServerMessage';
import { transactionTitles } from '../../../text/columnTitles';
import { statementMessages, closingBalance, openingBalance, ownMove } from './messages';
import type { StatementWallet } from './statement';
import type { StatementParts } from './statementParts';
import { SummaryTable } from './SummaryTable';
import type { NamedFigure } from '../../../text/figures/figure';
import type { MoneyFigure } from '../../../text/figures/meanings';
import { walletCredits, walletDebits } from '../../../text/charts/figures';

interface Summarized extends Pick<StatementParts, 'months' | 'moves'> {
  /** The names of what came and what went. */
  sums: readonly [credits: NamedFigure<MoneyFigure>, debits: NamedFigure<MoneyFigure>];
}

const walletFigures = [openingBalance, walletCredits, walletDebits, closingBalance];

/** The wallets of a statement of all, with their own moves. */
export const Wallets = ({ wallets }: { wallets: readonly StatementWallet[] }) => (
  <SummaryTable
    heading={statementMessages.byWallet}
    titles={[statementMessages.wallet, ...walletFigures.map((sum) => sum.title)]}
    sumsFrom={1}
    rows={wallets.map(({ name, opening, credits, debits, closing }) => ({
      id: name,
      cells: [
        name,
        ...walletFigures.map(({ figure }, at) => (
          <Money key={figure} figure={figure} value={[opening, credits, debits, closing][at]} />
        )),
      ],
    }))}
  />
);

/** The months of a statement of several. */
export function Months({ months, sums }: Pick<Summarized, 'months' | 'sums'>) {
  const figures = [openingBalance, ...sums, closingBalance];
  if (months.length === 0) return null;
  return (
    <SummaryTable
      heading={statementMessages.byMonth}
      titles={[statementMessages.month, ...figures.map((sum) => sum.title)]}
      sumsFrom={1}
      rows={months.map(({ key, title, opening, credits, debits, closing }) => ({
        id: key,
        cells: [
          title,
          ...figures.map(({ figure }, at) => (
            <Money key={figure} figure={figure} value={[opening, credits, debits, closing][at]} />
          )),
        ],
      }))}
    />
  );
}

/** The moves between own wallets, which change no total. */
export const OwnMoves = ({ moves }: Pick<Summarized, 'moves'>) =>
  moves.length > 0 && (
    <SummaryTable
      heading={statementMessages.ownMoves}
      titles={[
        transactionTitles.date,
        statementMessages.description,
        statementMessages.fromWallet,
        statementMessages.toWallet,
        ownMove.title,
      ]}
      sumsFrom={4}
      rows={moves.map(({ id, createdAt, note, from, to, value }) => ({
        id,
        cells: [
          <Moment key="date" at={createdAt} form="dayTime" />,
          <ServerSentence key="note">{note}</ServerSentence>,
          <ServerMessage key="from">{from}</ServerMessage>,
          <ServerMessage key="to">{to}</ServerMessage>,
          <Money key="value" figure={ownMove.figure} value={value} />,
        ],
      }))}
    />
  );
