import type { ReadPath } from '@portal/api';
import type { ListState } from './listState';
import type { AppDispatch } from './store';
import type { Fields } from './wire';

/** One column of a file. A cell is plain: no grouping, no symbol, a date in ISO; absent is an empty cell. */
interface ExportColumn<Row> {
  title: string;
  cell: (row: Row) => string | undefined;
}

/** An answer on its way, that can be called off. A `CallError` is what it fails with. */
interface Asked {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

/** How a list becomes a file; stands in `<list>.export.ts`, beside the view that reads its rows. */
export interface ExportPlan<Row> {
  /** Of the list, as the file's name begins. */
  name: string;
  path: ReadPath;
  columns: readonly ExportColumn<Row>[];
  /** Of an answer, how it says a row; undefined for what is none. */
  rowOf: (body: unknown) => (fields: Fields, index: number) => Row | undefined;
  /** Asks for a page of what the state filters: of a call that knows `export`, page 1 has every row (D87). */
  ask: (dispatch: AppDispatch, state: ListState, page: number) => Asked;
  /** What a failure is called; absent: the ordinary words. */
  failure?: string;
}
