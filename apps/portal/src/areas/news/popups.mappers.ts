import type { ListLocation } from '@portal/api';
import type { InformationPopup, NewsPopup, Popup } from '@portal/ui/shell/Popups';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { optionalImageUrl } from '@portal/portal-core/fromApi/images';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parsePlainText, toHtml } from '@portal/portal-core/fromApi/parse';
import { parseId, parsePopupMark, toMoment, toShownNews, toUnreadIds } from './unreadNews.mappers';

/** A popup's key among news and notifications, such as `news:8`. */
export const getKey = ({ kind, id }: Popup): string => `${kind}:${id}`;

/**
 * News to pop up, newest first (A §2, D61): those with the server's mark, or unread ones without it (D128). Hidden news
 * are dropped (D92).
 */
export function toNewsPopups(
  body: Answer<'/news'> | undefined,
  location: ListLocation,
  imageFolder: string,
): NewsPopup[] {
  const unread = toUnreadIds(body, location);
  return toShownNews(body, location).flatMap((item): NewsPopup[] => {
    const id = parseId(item);
    if (id === undefined || (parsePopupMark(item) ?? (unread.has(id) ? 1 : 0)) === 0) return [];
    return [
      {
        kind: 'news',
        id,
        title: parsePlainText(item.title) || memberMessages.untitledNews,
        publishedAt: toMoment(item),
        imageUrl: optionalImageUrl(imageFolder, item.image),
        html: toHtml(item.body),
      },
    ];
  });
}

/** Notifications with a popup (A §2, D61), in the server's order, newest first. */
export function toInformationPopups(body: Answer<'/latest-notifications'> | undefined): InformationPopup[] {
  return parseRows(body).flatMap((item): InformationPopup[] => {
    const id = parseId(item);
    if (id === undefined || parsePopupMark(item) !== 1) return [];
    const title = parsePlainText(item.title) || memberMessages.untitledNotification;
    return [{ kind: 'information', id, title, html: toHtml(item.body) }];
  });
}
