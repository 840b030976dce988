import { Figure } from '../../../components/Figure/Figure';
import { Money } from '../../../components/Money/Money';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Brand } from '../../../shell/Brand/Brand';
import { dayText } from '../../../components/FilterDialog/filterField';
import { formatUtc } from '../../../text/format/utc';
import { overlayWords } from '../../../text/overlayWords';
import { withdrawTexts } from '../../../text/messages';
import { hidden } from '../../../theme/hidden';
import type { StatementData, StatementScope } from './statement';
import { Head, Note, Nothing, Scope, Sums, Title, Warning, Whole } from './StatementPaper.styles';
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
      <Head>
        <Brand />
        <Title>Statement</Title>
      </Head>
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
      <Note>Days and times are in UTC. Amounts are in US dollars.</Note>
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
const issuedOf = ({ issuedAt }: StatementScope) => <Whole>{formatUtc(iso(issuedAt))} UTC</Whole>;

/** An open range ends with the day of issue. */
function daysOf({ from, to, issuedAt }: StatementScope) {
  const last = <Whole>{dayText(to ?? iso(issuedAt).slice(0, 10))}</Whole>;
  if (from === undefined) return <>Until {last}</>;
  return (
    <>
      <Whole>{dayText(from)} –</Whole> {last}
    </>
  );
}
