import type { ListPlace } from '@portal/api';
import type { InformationPopup, NewsPopup, Popup } from '@portal/ui/shell/Popups';
import { portalWords } from '@portal/ui/text/portalWords';
import { imageUrl } from '../../shared/wire/images';
import type { Answer, Fields } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';

/** A popup's key among news and notifications, such as `news:8`. */
export const keyOf = ({ kind, id }: Popup): string => `${kind}:${id}`;

/** The id must fit into a path, because a popup that can't be marked would come back for ever. */
function idOf(item: Fields<{ id: unknown }>): string | undefined {
  const id = textOf(item.id);
  return id !== undefined && /^[\w-]{1,16}$/.test(id) ? id : undefined;
}

const moment = (popup: NewsPopup) => Date.parse(popup.publishedAt ?? '') || 0;

/** Unread news, newest first (A §2, D61). What has no mark or is not to be shown is left out (D92). */
export function newsPopupsOf(
  body: Answer<'/news'> | undefined,
  place: ListPlace,
  imageFolder: string,
): NewsPopup[] {
  return rowsOf(body, place)
    .flatMap((item): NewsPopup[] => {
      const id = idOf(item);
      if (id === undefined || flagOf(item.is_read) !== 0 || flagOf(item.is_show) === 0) return [];
      return [
        {
          kind: 'news',
          id,
          title: wordsOf(item.title) || portalWords.untitledNews,
          publishedAt: textOf(item.published_at) ?? textOf(item.created_at),
          pictureUrl: imageUrl(imageFolder, item.image),
          html: htmlOf(item.body),
        },
      ];
    })
    .sort((one, other) => moment(other) - moment(one));
}

/** Notifications whose popup the server wants shown (A §2, D61). The server's order is the newest first. */
export function informationPopupsOf(body: Answer<'/latest-notifications'> | undefined): InformationPopup[] {
  return listOf(fieldsOf(body).data).flatMap((item): InformationPopup[] => {
    const id = idOf(item);
    if (id === undefined || flagOf(item.popup_status) !== 1) return [];
    const title = wordsOf(item.title) || portalWords.untitledNotification;
    return [{ kind: 'information', id, title, html: htmlOf(item.body) }];
  });
}

/** The HTML goes on as it came, because HtmlBody makes it safe (T1). */
const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '');
