import type { Sheet } from '@portal/ui/charts';
import { exportWords } from '@portal/ui/text/exportWords';
import { portalToday } from '@portal/ui/text/format/dates';
import { formatCount } from '@portal/ui/text/format/money';
import { importChunk } from '../browser/chunks';
import { messageOf } from '../calls/refusalTexts';
import { useAppDispatch } from '../store/store';
import { toastRaised } from '../store/toasts.slice';
import { exportName } from './exportName';
import { saveFile } from './saveFile';

const nothing = { page: 1, filters: {} };

/** Saves the table of a picture as a CSV file, dated by the portal's day. */
export function useSheetFile(): (sheet: Sheet) => void {
  const dispatch = useAppDispatch();
  return ({ name, titles, rows }) => {
    const file = `${exportName(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), [], nothing, portalToday())}.csv`;
    importChunk(() => import('./csv')).then(
      ({ csvOf }) => {
        saveFile(file, csvOf(titles, rows), 'text/csv;charset=utf-8');
        dispatch(toastRaised('good', exportWords.saved(exportWords.rows(formatCount(rows.length)), file)));
      },
      (error: unknown) => dispatch(toastRaised('bad', messageOf(error))),
    );
  };
}
