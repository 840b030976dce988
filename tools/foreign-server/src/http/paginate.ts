import type { Fields } from '../values';
import type { Call } from './call';

const perPage = 10;

/** Laravel's LengthAwarePaginator, or its simple one. It ignores `per_page`. */
export function paginate(call: Call, rows: readonly unknown[], pageName = 'page'): Fields {
  const { on, query, origin, path } = call;
  const asked = Number(query.get(pageName) ?? 1);
  const current = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const data = rows.slice((current - 1) * perPage, current * perPage);
  const home = `${on.otherPageLinks ? 'http://portal-app.internal:8000' : origin}/api${path}`;
  const toUrl = (page: number) => `${home}?${pageName}=${page}`;
  const from = (current - 1) * perPage + 1;
  const links = [
    { url: current > 1 ? toUrl(current - 1) : null, label: '&laquo; Previous', active: false },
    ...Array.from({ length: last }, (_, at) => ({
      ...{ url: toUrl(at + 1), label: String(at + 1) },
      active: at + 1 === current,
    })),
    { url: current < last ? toUrl(current + 1) : null, label: 'Next &raquo;', active: false },
  ];
  return {
    current_page: current,
    data,
    first_page_url: toUrl(1),
    from: data.length > 0 ? from : null,
    ...(!on.simplePages && { last_page: last, last_page_url: toUrl(last), links }),
    next_page_url: current < last ? toUrl(current + 1) : null,
    path: home,
    per_page: perPage,
    prev_page_url: current > 1 ? toUrl(current - 1) : null,
    to: data.length > 0 ? from + data.length - 1 : null,
    ...(!on.simplePages && { total: rows.length }),
  };
}

/** The rows without pages for `export=true`, else a page of them. */
export const pageOrAll = (call: Call, rows: readonly unknown[]): unknown =>
  call.query.get('export') === 'true' ? rows : paginate(call, rows);

function parseDay(text: string | null): number | undefined {
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T00:00:00Z`);
}

/** Keeps the rows of the days asked for. */
export function inDays<Row extends { at: number }>({ query }: Call, rows: readonly Row[]): Row[] {
  const from = parseDay(query.get('from_date')) ?? -Infinity;
  const to = (parseDay(query.get('to_date')) ?? Infinity) + 86_400_000;
  return rows.filter(({ at }) => at >= from && at < to);
}
