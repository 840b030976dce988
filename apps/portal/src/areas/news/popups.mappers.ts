import type { ListLocation } from '@portal/api';
import type { InformationPopup, NewsPopup, Popup } from '@portal/ui/shell/Popups';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { optionalImageUrl } from '@portal/portal-core/fromApi/images';
import type { Answer, Fields } from '@portal/portal-core/fromApi/answer';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseFlag, parseText, parsePlainText, toHtml } from '@portal/portal-core/fromApi/parse';

/** A popup's key among news and notifications, such as `news:8`. */
export const getKey = ({ kind, id }: Popup): string => `${kind}:${id}`;

/** The id must fit into a path, because a popup that can't be marked would return forever. */
function parseId(item: Fields<{ id: unknown }>): string | undefined {
  const id = parseText(item.id);
  return id !== undefined && /^[\w-]{1,16}$/.test(id) ? id : undefined;
}

const moment = (popup: NewsPopup) => Date.parse(popup.publishedAt ?? '') || 0;

/** Unread news, newest first (A §2, D61). News without an unread flag and hidden news are dropped (D92). */
export function toNewsPopups(
  body: Answer<'/news'> | undefined,
  location: ListLocation,
  imageFolder: string,
): NewsPopup[] {
  return parseRows(body, location)
    .flatMap((item): NewsPopup[] => {
      const id = parseId(item);
      if (id === undefined || parseFlag(item.is_read) !== 0 || parseFlag(item.is_show) === 0) return [];
      return [
        {
          kind: 'news',
          id,
          title: parsePlainText(item.title) || portalMessages.untitledNews,
          publishedAt: parseText(item.published_at) ?? parseText(item.created_at),
          imageUrl: optionalImageUrl(imageFolder, item.image),
          html: toHtml(item.body),
        },
      ];
    })
    .sort((one, other) => moment(other) - moment(one));
}

/** Notifications with a popup (A §2, D61), in the server's order, newest first. */
export function toInformationPopups(body: Answer<'/latest-notifications'> | undefined): InformationPopup[] {
  return parseRows(body).flatMap((item): InformationPopup[] => {
    const id = parseId(item);
    if (id === undefined || parseFlag(item.popup_status) !== 1) return [];
    const title = parsePlainText(item.title) || portalMessages.untitledNotification;
    return [{ kind: 'information', id, title, html: toHtml(item.body) }];
  });
}
