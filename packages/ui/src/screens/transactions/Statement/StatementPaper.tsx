import { Figure } from '../../../components/Figure/Figure';
import { Money } from '../../../components/Money/Money';
import { PaperHead } from '../../../components/PrintSheet/PaperHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { dayText } from '../../../components/FilterDialog/filterField';
import { formatDate, portalToday } from '../../../text/format/dates';
import { zoneText } from '../../../text/format/zone';
import { overlayWords } from '../../../text/overlayWords';
import { withdrawTexts } from '../../../text/messages';
import { hidden } from '../../../theme/hidden';
import type { StatementData, StatementScope } from './statement';
import { Note, Nothing, Scope, Sums, Warning, Whole } from './StatementPaper.styles';
import { StatementTable } from './StatementTable';
import { statementWords } from './statementWords';
import { fill } from '../../../text/fill';

interface StatementPaperProps extends StatementScope {
  /** Undefined while it is on its way. */
  statement: StatementData | undefined;
}

/** The statement itself. */
export function StatementPaper({ statement, ...scope }: StatementPaperProps) {
  const { username, wallet } = scope;
  const sum = (value: string | undefined) =>
    statement ? <Money value={value} /> : <Skeleton inlineSize="6rem" />;
  return (
    <div aria-busy={!statement}>
      <p role="status" className={hidden}>
        {statement ? '' : overlayWords.loadingList(statementWords.statement)}
      </p>
      <PaperHead title={statementWords.statement} />
      <Scope>
        <Figure label={statementWords.member}>
          <bdi translate="no">{username}</bdi>
        </Figure>
        <Figure label={statementWords.wallet}>{wallet ?? statementWords.allWallets}</Figure>
        <Figure label={statementWords.days}>{daysOf(scope)}</Figure>
        <Figure label={statementWords.issued}>
          {statement ? issuedOf(scope) : <Skeleton inlineSize="8rem" />}
        </Figure>
      </Scope>
      <Sums>
        <Figure label={statementWords.openingBalance}>{sum(statement?.opening)}</Figure>
        <Figure label={statementWords.credit}>{sum(statement?.credits)}</Figure>
        <Figure label={statementWords.debit}>{sum(statement?.debits)}</Figure>
        <Figure label={statementWords.closingBalance}>{sum(statement?.closing)}</Figure>
      </Sums>
      <Note>{statementWords.zone(zoneText(scope.issuedAt))}</Note>
      {statement?.fits === false && <Warning>{statementWords.theseMovementsDoNotLead}</Warning>}
      {statement?.entries.length === 0 ? (
        <Nothing>
          <b>{withdrawTexts.noDataForAction}</b> {statementWords.nothingMoved}
        </Nothing>
      ) : (
        <StatementTable entries={statement?.entries} walletShown={wallet === undefined} />
      )}
    </div>
  );
}

const iso = (ms: number) => new Date(ms).toISOString();
const issuedOf = ({ issuedAt }: StatementScope) => (
  <Whole translate="no">
    {formatDate(iso(issuedAt), 'dayTime')} {zoneText(issuedAt)}
  </Whole>
);

/** An open range ends with the day of issue. */
function daysOf({ from, to, issuedAt }: StatementScope) {
  const last = <Whole translate="no">{dayText(to ?? portalToday(issuedAt))}</Whole>;
  if (from === undefined) return fill(statementWords.until, { day: last });
  return (
    <>
      <Whole translate="no">{dayText(from)} –</Whole> {last}
    </>
  );
}
