import type { ListLocation } from '@portal/api';
import type { AccountLooks, LogEntry } from '@portal/ui/screens/profile';
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

const longestSubject = 120;

/** A code of a mail, which the list never shows (D152). */
const code = /\p{Nd}(?:[ -]?\p{Nd}){3,9}/gu;

/**
 * When staff opened the account, and which mails were sent; undefined where the server doesn’t say (D119). No entry is
 * dropped, because a list without it would be a false “never”.
 */
export function toLooks(body: Answer<'/logs'> | undefined): AccountLooks {
  const { support_visits: visits, sent_mails: mails } = parseFields(body);
  return {
    visits: isSentObject(visits)
      ? parseItems(visits).map((visit) => parseText(parseFields(visit).created_at))
      : undefined,
    mails: isSentObject(mails)
      ? parseItems(mails).map((mail) => {
          const { subject, created_at } = parseFields(mail);
          const text = parsePlainText(subject, longestSubject).replace(code, '••••');
          return { subject: text || undefined, at: parseText(created_at) };
        })
      : undefined,
  };
}
