import type { ReadPath } from '@portal/api';
import type { ListState } from '../lists/listState';
import type { AppDispatch } from '../store/store';
import type { Answer, ApiRow } from '../fromApi/answer';

/** One column of a file. A cell is plain, without grouping or symbol, with ISO dates, and empty for an absent value. */
interface ExportColumn<Shown> {
  title: string;
  cell: (row: Shown) => string | undefined;
}

/** A pending answer, which can be cancelled. It fails with a `CallError`. */
interface Asked<Body> {
  unwrap: () => Promise<Body>;
  abort: () => void;
}

/** How a list becomes a file. It is in `<list>.export.ts`, next to the mappers of the list's rows. */
export interface ExportPlan<Shown, P extends ReadPath, Fields = ApiRow<P>> {
  /** The list's name, which starts the file name. */
  name: string;
  path: P;
  columns: readonly ExportColumn<Shown>[];
  /** Returns the parser of an answer's rows, which returns undefined for an empty row. */
  getRow: (body: Answer<P>) => (fields: Fields, index: number) => Shown | undefined;
  /** The page of an answer with several lists (D78). Absent: the answer is the page. */
  toPage?: (body: Answer<P>) => unknown;
  /** Requests a page of the filtered list. If the call has `export`, page 1 has every row (D87). */
  ask: (dispatch: AppDispatch, state: ListState, page: number) => Asked<Answer<P>>;
  /** The failure text; absent: the default. */
  failure?: string;
}
