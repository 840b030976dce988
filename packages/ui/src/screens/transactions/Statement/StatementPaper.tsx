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
        {statement ? '' : overlayWords.loadingList('Statement')}
      </p>
      <PaperHead title="Statement" />
      <Scope>
        <Figure label="Member">
          <bdi>{username}</bdi>
        </Figure>
        <Figure label="Wallet">{wallet ?? 'All wallets'}</Figure>
        <Figure label="Days">{daysOf(scope)}</Figure>
        <Figure label="Issued">{statement ? issuedOf(scope) : <Skeleton inlineSize="8rem" />}</Figure>
      </Scope>
      <Sums>
        <Figure label="Opening Balance">{sum(statement?.opening)}</Figure>
        <Figure label="Credit">{sum(statement?.credits)}</Figure>
        <Figure label="Debit">{sum(statement?.debits)}</Figure>
        <Figure label="Closing Balance">{sum(statement?.closing)}</Figure>
      </Sums>
      <Note>Days and times are in {zoneText(scope.issuedAt)}. Amounts are in US dollars.</Note>
      {statement?.fits === false && (
        <Warning>
          These movements do not lead from the opening to the closing balance. Ask Support before you rely on
          this statement.
        </Warning>
      )}
      {statement?.entries.length === 0 ? (
        <Nothing>
          <b>{withdrawTexts.noDataForAction}</b> Nothing moved on these days.
        </Nothing>
      ) : (
        <StatementTable entries={statement?.entries} walletShown={wallet === undefined} />
      )}
    </div>
  );
}

const iso = (ms: number) => new Date(ms).toISOString();
const issuedOf = ({ issuedAt }: StatementScope) => (
  <Whole>
    {formatDate(iso(issuedAt), 'dayTime')} {zoneText(issuedAt)}
  </Whole>
);

/** An open range ends with the day of issue. */
function daysOf({ from, to, issuedAt }: StatementScope) {
  const last = <Whole>{dayText(to ?? portalToday(issuedAt))}</Whole>;
  if (from === undefined) return <>Until {last}</>;
  return (
    <>
      <Whole>{dayText(from)} –</Whole> {last}
    </>
  );
}
