import type { ListLocation } from '@portal/api';
import type { LogEntry } from '@portal/ui/screens/profile';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import {
  isSentObject,
  parseFields,
  parseFlag,
  parseItems,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';

/** In characters. */
const longestDevice = 60;

/** A sign-in. It has no key, so its index serves as one. */
export const toLog = (row: ApiRow<'/logs'>, index: number): LogEntry => ({
  id: String(index),
  ip: parseText(row.ip),
  country: parseText(row.country),
  at: parseText(row.created_at),
  device: parsePlainText(row.device, longestDevice) || undefined,
  isThisDevice: parseFlag(row.is_this_device) === 1,
  isNew: parseFlag(row.is_new) === 1,
});

/** New devices without an answer; undefined where the server asks nothing. Those without an id can't be answered. */
export function toUnanswered(body: Answer<'/logs'> | undefined): LogEntry[] | undefined {
  const { unanswered } = parseFields(body);
  if (!isSentObject(unanswered)) return undefined;
  return parseItems(unanswered).flatMap((item, index) => {
    const id = parseText(parseFields(item).id);
    return id === undefined ? [] : [{ ...toLog(parseFields(item), index), id }];
  });
}

/** A page of sign-ins. */
export const toLogsPage = (body: Answer<'/logs'>, location: ListLocation): ShownPage<LogEntry> =>
  readPage(body, location, toLog);
