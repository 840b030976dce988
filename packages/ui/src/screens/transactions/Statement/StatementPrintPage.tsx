import styled from 'styled-components';
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
import { Months, OwnMoves, Wallets } from './StatementSummaries';
import { toStatementParts } from './statementParts';
import { StatementTable } from './StatementTable';
import { statementMessages, closingBalance, openingBalance } from './messages';
import { fill } from '../../../text/fill';
import type { NamedFigure } from '../../../text/figures/figure';
import type { MoneyFigure } from '../../../text/figures/meanings';
import { cameIn, walletCredits, walletDebits, wentOut } from '../../../text/charts/figures';
import { border, color, fontSize, fontWeight, media, printedColours, radius, space } from '../../../tokens';

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

/** The member, the wallet and the days of the statement. */
const Scope = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  row-gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-start: ${border.strong} solid ${color.ink};

  > div {
    padding: 0;
    padding-inline-end: ${space[4]};
  }
  dd {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.regular};
  }
  @media screen {
    ${media.phone} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
      gap: ${space[3]} 0;
    }
  }
`;

/** A date does not wrap. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** The sums. The longest ones are stacked. */
const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};

  > div {
    flex: 1 1 7.5rem;
    min-inline-size: auto;
    padding: 0;
  }
`;

const Warning = styled.p`
  margin-block-end: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-weight: ${fontWeight.strong};
  ${printedColours}
`;

const Nothing = styled.p`
  padding-block: ${space[6]};
  border-block: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  text-align: center;

  b {
    color: ${color.ink};
  }
`;

const Note = styled.p`
  padding-block: ${space[2]} ${space[6]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  ${media.print} {
    font-size: 8pt;
  }
`;

/* What changes no total is apart from what does. */
const Apart = styled.div`
  padding-block-start: ${space[6]};
`;
