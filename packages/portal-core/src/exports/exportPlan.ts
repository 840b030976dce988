import type { ReadPath } from '@portal/api';
import type { ListState } from '../lists/listState';
import type { AppDispatch } from '../store/store';
import type { Answer, ApiRow } from '../fromApi/answer';
import type { ExportName } from './exportTable';
import type { FileColumn } from './fileColumns';

/** A pending answer, which can be cancelled. It fails with a `CallError`. */
interface Asked<Body> {
  unwrap: () => Promise<Body>;
  abort: () => void;
}

/** How a list becomes a file. It is in `<list>.export.ts`, next to the mappers of the list's rows. */
export interface ExportPlan<Shown, P extends ReadPath, Fields = ApiRow<P>> {
  /** The list, whose file starts the file name. */
  name: ExportName;
  /** The part of the data that it is, such as one account. It follows the list in the file name. */
  part?: string;
  path: P;
  columns: readonly FileColumn<Shown>[];
  /** Returns the parser of an answer's rows, which returns undefined for an empty row. */
  getRow: (body: Answer<P>) => (fields: Fields, index: number) => Shown | undefined;
  /** The page of an answer with several lists (D78). Absent: the answer is the page. */
  toPage?: (body: Answer<P>) => unknown;
  /** Requests a page of the filtered list. If the call has `export`, page 1 has every row (D87). */
  ask: (dispatch: AppDispatch, state: ListState, page: number) => Asked<Answer<P>>;
}
