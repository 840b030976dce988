import type { ReactNode } from 'react';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { ChartCard } from '../../../components/Card/ChartCard';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { useExportQuestion } from '../../../components/ExportButton/useExportQuestion';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { PageHead } from '../../../components/PageHead/PageHead';
import { PrintRules } from '../../../components/PrintSheet/PrintRules';
import { Segments } from '../../../components/Segments/Segments';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { fill } from '../../../text/fill';
import { formatCount } from '../../../text/format/money';
import { keepFigures } from '../../../text/format/keepFigures';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import { earnings } from '../../../text/charts/figures';
import { yearMessages } from '../../../text/charts/yearMessages';
import { compareAmounts } from '../../../text/format/amount';
import { MonthsTable } from './MonthsTable';
import { SourcesCard } from './SourcesCard';
import type { YearIncome } from './yearIncome';
import { YearScope, type YearScopeProps } from './YearScope';
import { Actions, Columns, Contents, Figure, Issued, Note, OnScreen, Paper, Top } from './YearScreen.styles';

export interface YearScreenProps extends YearScopeProps {
  /** The years to choose from, the newest last. */
  years: readonly string[];
  income: Remote<YearIncome>;
  /** The age of the income. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** The chart of the months. Absent while its code loads. */
  chart?: ReactNode;
  onYearChange: (year: string) => void;
  /** Saves the table as a file. */
  onSave: (income: YearIncome) => void;
  /** Saves everything about the member as one file. */
  archive: ListExport;
  /** The names of what the file has. */
  contents: readonly string[];
  /** The address of a month's statement, by its first day. Absent where the server has none (D119). */
  toStatement?: ((first: string) => string) | undefined;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** A year's income by source and month, to save, print or read. */
export function YearScreen(props: YearScreenProps) {
  const { year, years, income, freshness, archive, onYearChange, onSave, onPrint } = props;
  const { ask, question } = useExportQuestion();
  const ready = income.state === 'ready' && income.data.count > 0 ? income.data : undefined;
  return (
    <Stack bounded>
      <SeriesStyle />
      <PageHead
        title={yearMessages.title}
        note={yearMessages.note}
        asideFills
        aside={
          <Actions>
            <Button
              icon={<Icon name="deposit" />}
              disabled={!ready}
              onClick={() => ready && ask(() => onSave(ready))}
            >
              {yearMessages.csv}
            </Button>
            <Button variant="main" icon={<Icon name="file" />} disabled={!ready} onClick={() => ask(onPrint)}>
              {yearMessages.pdf}
            </Button>
          </Actions>
        }
      />
      <Stack gap={3} bounded>
        <Card aria-label={yearMessages.income({ year })} aria-busy={income.state === 'loading'}>
          <Top>
            <Segments
              label={yearMessages.year}
              segments={years.map((value) => ({ value, label: value }))}
              value={year}
              onChange={onYearChange}
            />
            {freshness && <Freshness what={yearMessages.income({ year })} {...freshness} />}
          </Top>
          <Total {...props} />
        </Card>
        {ready && <Details {...props} income={ready} />}
        {income.state === 'loading' ? (
          <ChartCard heading={earnings.title} />
        ) : (
          <Card
            heading={yearMessages.allData}
            aside={<ExportButton label={yearMessages.download} {...archive} />}
          >
            <Note>{yearMessages.allDataNote}</Note>
            <Contents aria-label={yearMessages.allDataContents}>
              {props.contents.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Contents>
          </Card>
        )}
      </Stack>
      {question}
    </Stack>
  );
}

function Total({ year, income }: YearScreenProps) {
  switch (income.state) {
    case 'failed':
      return <ErrorState {...income} />;
    case 'loading':
      return (
        <Figure>
          <Skeleton inlineSize="12rem" />
          <Skeleton inlineSize="9rem" blockSize="2.25rem" />
          <Skeleton inlineSize="8rem" />
        </Figure>
      );
    case 'ready': {
      const { total, count, missing, unpaid } = income.data;
      return count === 0 ? (
        <EmptyState
          icon="gift"
          title={missing > 0 ? yearMessages.income({ year }) : yearMessages.none({ year })}
          reason={missing > 0 ? `${yearMessages.missing({ count: missing })}.` : yearMessages.noneReason}
          action={<LinkAlone href={addresses.payouts}>{yearMessages.allBonuses}</LinkAlone>}
        />
      ) : (
        <Figure>
          <span>{yearMessages.income({ year })}</span>
          <Money figure="yearIncome" value={total} variant="display" />
          <small>
            {keepFigures(yearMessages.count({ count: formatCount(count) }))}
            {missing > 0 && `. ${yearMessages.missing({ count: missing })}`}
            {unpaid !== undefined && compareAmounts(unpaid, '0') > 0 && (
              <>
                {'. '}
                {fill(yearMessages.unpaid, { amount: <Money figure="yearWaiting" value={unpaid} /> })}
              </>
            )}
          </small>
        </Figure>
      );
    }
  }
}

type DetailsProps = Omit<YearScreenProps, 'income'> & { income: YearIncome };

function Details({ income, chart, toStatement, ...scope }: DetailsProps) {
  const { year, username, name, taxId, issuer, issuedAt } = scope;
  return (
    <>
      <Columns>
        {chart ?? <ChartCard heading={earnings.title} />}
        <SourcesCard income={income} />
      </Columns>
      <Paper data-print-sheet>
        <PrintRules />
        <YearScope {...{ year, username, name, taxId, issuer, issuedAt }} />
        <Card
          heading={yearMessages.byMonth}
          padded={false}
          aside={
            <Note>
              {yearMessages.basis} {toStatement && <OnScreen>{yearMessages.statements}</OnScreen>}
            </Note>
          }
        >
          <MonthsTable income={income} toStatement={toStatement} />
          <Issued>
            {yearMessages.summary}{' '}
            {fill(yearMessages.issued, {
              member: <Verbatim>{username}</Verbatim>,
              day: <Moment at={new Date(issuedAt).toISOString()} form="dayTime" />,
            })}
          </Issued>
        </Card>
      </Paper>
    </>
  );
}
