import type { ReadPath } from '@portal/api';
import type { ListState } from '../lists/listState';
import type { AppDispatch } from '../store/store';
import type { Answer, ApiRow } from '../wire/answer';

/** One column of a file. A cell is plain: no grouping, no symbol, a date in ISO. What is absent is an empty cell. */
interface ExportColumn<Shown> {
  title: string;
  cell: (row: Shown) => string | undefined;
}

/** An answer on its way, which can be cancelled. It fails with a `CallError`. */
interface Asked<Body> {
  unwrap: () => Promise<Body>;
  abort: () => void;
}

/** How a list becomes a file. It stands in `<list>.export.ts`, beside the view that reads the list's rows. */
export interface ExportPlan<Shown, P extends ReadPath, Fields = ApiRow<P>> {
  /** The list's name, with which the file's name begins. */
  name: string;
  path: P;
  columns: readonly ExportColumn<Shown>[];
  /** Makes the reader of an answer's rows, which gives undefined for what is no row. */
  getRow: (body: Answer<P>) => (fields: Fields, index: number) => Shown | undefined;
  /** Where an answer has the page, if it holds more than one list (D78). Absent: the answer is the page. */
  toPage?: (body: Answer<P>) => unknown;
  /** Asks for a page of what the state filters. If the call knows `export`, page 1 has every row (D87). */
  ask: (dispatch: AppDispatch, state: ListState, page: number) => Asked<Answer<P>>;
  /** The text for a failure; absent: the ordinary words. */
  failure?: string;
}
