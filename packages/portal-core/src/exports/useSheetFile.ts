import type { Sheet } from '@portal/ui/charts';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { portalToday } from '@portal/ui/text/format/dates';
import { formatCount } from '@portal/ui/text/format/money';
import { importChunk } from '../browser/chunks';
import { getMessage } from '../calls/refusalTexts';
import { useAppDispatch } from '../store/store';
import { toastRaised } from '../store/toasts.slice';
import { exportName } from './exportName';
import { saveCsv } from './saveFile';

const nothing = { page: 1, filters: {} };

/** Saves a chart's table as a CSV file, dated in the portal's time zone. */
export function useSheetFile(): (sheet: Sheet) => void {
  const dispatch = useAppDispatch();
  return ({ name, titles, rows }) => {
    const file = `${exportName(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), [], nothing, portalToday())}.csv`;
    importChunk(() => import('./csv')).then(
      ({ toCsv }) => {
        saveCsv(file, toCsv(titles, rows));
        dispatch(
          toastRaised(
            'good',
            exportMessages.saved({ lines: exportMessages.rows({ count: formatCount(rows.length) }), file }),
          ),
        );
      },
      (error: unknown) => dispatch(toastRaised('bad', getMessage(error))),
    );
  };
}
