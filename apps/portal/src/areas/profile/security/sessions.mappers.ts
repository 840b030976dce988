import type { OpenSession } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parsePlainText, parseText } from '@portal/portal-core/fromApi/parse';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { parseRows } from '@portal/portal-core/fromApi/rows';

/** In characters. */
const longestDevice = 60;

/** Whether the server lists and ends sessions (D119). */
export const hasSessions = (body: Answer<'/logs'> | undefined): boolean =>
  parseFlag(parseFields(body).has_sessions) === 1;

/** The open sessions in the server's order. Those without an id can't be ended and are left out. */
export const toSessions = (body: Answer<'/sessions'>): OpenSession[] =>
  withUniqueIds(
    withoutRepeats(parseRows(body)).flatMap((row): OpenSession[] => {
      const id = parseText(row.id);
      if (id === undefined) return [];
      return [
        {
          id,
          device: parsePlainText(row.device, longestDevice) || undefined,
          ip: parsePlainText(row.ip, longestDevice) || undefined,
          at: parseText(row.created_at),
          isThisDevice: parseFlag(row.is_this_session) === 1,
        },
      ];
    }),
  );
