import { YearScreen } from '@portal/ui/screens/payouts';
import { portalToday } from '@portal/ui/text/format/dates';
import { toStatementPath } from '@portal/ui/addresses';
import { toSpan } from '@portal/ui/text/format/periods';
import { useNavigate, useLocation } from 'react-router-dom';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { toRemote } from '@portal/portal-core/calls/remote';
import { exportTitles } from '@portal/portal-core/exports/exportTable';
import { printPage } from '@portal/portal-core/exports/printPage';
import { useArchive } from '@portal/portal-core/exports/useArchive';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toMember } from '../profile';
import { useGetUserQuery } from '../profile/profile.api';
import { useGetYearQuery, yearApi } from './year.api';
import { toYearIncome, toYearSheet } from './year.mappers';

/** The years to choose from, with the current one. */
const offeredYears = 3;

/** The chart loads after the figures. */
const loadChart = () => import('./YearPart').then(({ YearPart }) => YearPart);

const loadFiles = () => import('./archive').then(({ archiveSources }) => archiveSources);

/** The running month ends today. */
function toMonthSpan(first: string, today: string) {
  const { from, to } = toSpan(first, 'month');
  return { from, to: to < today ? to : today };
}

/** A year's income. The address names the year. */
export function YearRoute() {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { username } = useAppSelector(selectSession);
  // On paper only, so a failure leaves its lines out.
  const user = useGetUserQuery({ decorative: true });
  const details = user.data && toMember(user.data).details;
  const now = useNow();
  const today = portalToday(now);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: offeredYears }, (_, at) => String(thisYear - offeredYears + 1 + at));
  const asked = new URLSearchParams(search).get('year');
  const year = years.find((one) => one === asked) ?? String(thisYear);
  const location = client.getListLocation('/payouts');
  const query = useGetYearQuery({ year, location });
  // Another year's income must not stand under this year's name.
  const current = { ...query, data: query.currentData };
  const income = toRemote(current, (rows) => toYearIncome(rows, year, today));
  const Chart = useChunk(loadChart, query.currentData !== undefined);
  const hasStatements = useCapability('statement');
  const save = useSheetFile();
  const archive = useArchive('my-data', loadFiles);
  return (
    <YearScreen
      year={year}
      years={years}
      income={income}
      freshness={toFreshness(current, () => {
        void dispatch(
          yearApi.endpoints.getYear.initiate({ year, location, decorative: true }, refetchOptions),
        );
      })}
      chart={Chart && income.state === 'ready' ? <Chart income={income.data} /> : undefined}
      username={username ?? ''}
      name={details?.name || undefined}
      taxId={details?.taxId || undefined}
      issuer={env.issuer}
      issuedAt={now}
      onYearChange={(next) => void navigate({ search: `?year=${next}` }, { replace: true })}
      onSave={(shown) => save(toYearSheet(shown, year))}
      archive={archive}
      contents={exportTitles}
      toStatement={hasStatements ? (first) => toStatementPath(toMonthSpan(first, today)) : undefined}
      onPrint={() => printPage(`income-${year}`)}
    />
  );
}
