import { Figure } from '../../../components/Figure/Figure';
import { Money } from '../../../components/Money/Money';
import { PrintParties } from '../../../components/PrintSheet/PrintParties';
import { PrintPageHead } from '../../../components/PrintSheet/PrintPageHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { dayText } from '../../../components/FilterDialog/filterField';
import { formatDate, portalToday } from '../../../text/format/dates';
import { zoneText } from '../../../text/format/zone';
import { overlayMessages } from '../../../text/overlayMessages';
import { withdrawTexts } from '../../../text/messages';
import { hidden } from '../../../theme/hidden';
import type { StatementData, StatementScope } from './statement';
import { Apart, Note, Nothing, Scope, Sums, Warning, Whole } from './StatementPrintPage.styles';
import { Months, OwnMoves, Wallets } from './StatementSummaries';
import { toStatementParts } from './statementParts';
import { StatementTable } from './StatementTable';
import { statementMessages } from './messages';
import { fill } from '../../../text/fill';
import type { NamedFigure } from '../../../text/figures/figure';
import type { MoneyFigure } from '../../../text/figures/meanings';
import { cameIn, walletCredits, walletDebits, wentOut } from '../../../text/charts/figures';
import { closingBalance, openingBalance } from './figures';

interface StatementPrintPageProps extends StatementScope {
  /** Undefined while it loads. */
  statement: StatementData | undefined;
}

/** The statement itself. */
export function StatementPrintPage({ statement, ...scope }: StatementPrintPageProps) {
  const { username, name, issuer, wallet } = scope;
  const parts = statement && toStatementParts(statement, wallet === undefined);
  // Without sums that add up, own moves can't be told apart.
  const isOfBorder = wallet === undefined && statement?.fits !== false;
  const sums = isOfBorder ? ([cameIn, wentOut] as const) : ([walletCredits, walletDebits] as const);
  const sum = ({ figure, title }: NamedFigure<MoneyFigure>, value: string | undefined) => (
    <Figure label={title}>
      {statement ? <Money figure={figure} value={value} /> : <Skeleton inlineSize="6rem" />}
    </Figure>
  );
  return (
    <div aria-busy={!statement}>
      <p role="status" className={hidden}>
        {statement ? '' : overlayMessages.loadingList({ caption: statementMessages.statement })}
      </p>
      <PrintPageHead title={statementMessages.statement} />
      <Scope>
        <PrintParties username={username} name={name} issuer={issuer} />
        <Figure label={statementMessages.wallet}>{wallet ?? statementMessages.allWallets}</Figure>
        <Figure label={statementMessages.dates}>{toDays(scope)}</Figure>
        <Figure label={statementMessages.issued}>
          {statement ? getIssued(scope) : <Skeleton inlineSize="8rem" />}
        </Figure>
      </Scope>
      <Sums>
        {sum(openingBalance, statement?.opening)}
        {sum(sums[0], parts?.credits)}
        {sum(sums[1], parts?.debits)}
        {sum(closingBalance, statement?.closing)}
      </Sums>
      <Note>{statementMessages.zone({ zone: zoneText(scope.issuedAt) })}</Note>
      {statement?.fits === false && <Warning>{statementMessages.doesNotAddUp}</Warning>}
      {wallet === undefined && statement?.wallets && statement.wallets.length > 0 && (
        <Wallets wallets={statement.wallets} />
      )}
      {parts && <Months months={parts.months} sums={sums} />}
      {statement?.entries.length === 0 ? (
        <Nothing>
          <b>{withdrawTexts.noDataForAction}</b> {statementMessages.nothingMoved}
        </Nothing>
      ) : (
        parts?.entries.length !== 0 && (
          <StatementTable entries={parts?.entries} walletShown={wallet === undefined} />
        )
      )}
      {parts && parts.moves.length > 0 && (
        <Apart>
          <OwnMoves moves={parts.moves} />
        </Apart>
      )}
    </div>
  );
}

const iso = (ms: number) => new Date(ms).toISOString();
const getIssued = ({ issuedAt }: StatementScope) => (
  <Whole translate="no">
    {formatDate(iso(issuedAt), 'dayTime')} {zoneText(issuedAt)}
  </Whole>
);

/** An open range ends with the day of issue. */
function toDays({ from, to, issuedAt }: StatementScope) {
  const last = <Whole translate="no">{dayText(to ?? portalToday(issuedAt))}</Whole>;
  if (from === undefined) return fill(statementMessages.until, { day: last });
  return (
    <>
      <Whole translate="no">{dayText(from)}</Whole>
      {' – '}
      {last}
    </>
  );
}
