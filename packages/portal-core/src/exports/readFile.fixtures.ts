import type { ListLocation, ReadPath } from '@portal/api';
import { recordCalls } from '../calls/recordCalls.fixtures';
import type { ListState } from '../lists/listState';
import type { ExportPlan } from './exportPlan';
import { readAllRows } from './exportRows';
import { toCell } from './fileColumns';

/** The file of a list from a server that answers by call: its requests, its columns, its rows and their cells. */
export async function readFile<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  answers: Readonly<Record<string, object>>,
  filters: ListState['filters'] = {},
  location: ListLocation = { path: `/api${plan.path}` },
) {
  const { calls, dispatch } = recordCalls(answers);
  const { rows } = await readAllRows<Shown, P, Fields>({
    ...plan,
    location,
    ask: (page) => plan.ask(dispatch, { page: 1, filters }, page).unwrap(),
    onProgress: () => undefined,
  });
  const cells = rows.map((row) => plan.columns.map((column) => toCell(column, row)));
  return {
    ...{ rows, cells, titles: plan.columns.map(({ title }) => title) },
    calls: calls.map(({ call }) => call),
  };
}
